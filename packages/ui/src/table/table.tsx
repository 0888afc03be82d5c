import type { ReactNode } from 'react';
import { keepValues } from '../keep-values/keep-values';
import { RampBars } from '../ramp-bars/ramp-bars';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { nextSort, type SortableColumn, type TableSort } from './sort-rows';
import styles from './table.module.css';
import { tableRoles as roles } from './table-roles';

/**
 * Placement of a value on a phone: its own line after the column's label, one of three in a row under the label, at the
 * left of the row's name, a whole line without a label, the left or the right half of a line without one, or nowhere.
 * In a row with halves, the name is the left half of the first line.
 */
export type PhonePlace = 'line' | 'figure' | 'picture' | 'wide' | 'start' | 'end' | 'hidden';

/** One column of a table: its heading, the content of its cells, and their placement on a phone. */
export interface TableColumn<Row> extends SortableColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures are set at the right, in mono. */
  isNumeric?: boolean | undefined;
  /** Placement of its values on a phone; a line each by default. */
  phonePlace?: PhonePlace | undefined;
  /** Left out between phone and desktop widths, where the cells of another column have its values. */
  isFolded?: boolean | undefined;
}

/** Props of {@link Table}. */
export interface TableProps<Row> {
  /** Subject of the list: the table's heading. */
  caption: string;
  /** The caption is for assistive technology only, because a heading next to the table says the same. */
  isCaptionHidden?: boolean | undefined;
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** In the order to show; `sortRows` sorts them. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** The column that orders the rows, for the arrow in its head. */
  sort?: TableSort | undefined;
  /** Without it no column can be sorted. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** `roomy` is 56 px a row on a rule, to read; `dense` is 48 px in a frame, to work with. */
  density?: 'roomy' | 'dense' | undefined;
  /** Announced while rows are loading. The current ones stay; without any, their places are reserved. */
  busyLabel?: string | undefined;
}

const awaited = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows and columns; on a phone each row becomes a block with the column's label before each value. */
export function Table<Row>({ columns, rows, onSort, density = 'roomy', ...shown }: TableProps<Row>) {
  const isBusy = shown.busyLabel !== undefined;
  const isSortable = onSort !== undefined && columns.some((column) => column.sortBy !== undefined);
  return (
    <div className={styles.frame}>
      {/* Without a focusable element inside, it couldn't be scrolled by keyboard. */}
      <div className={styles.scroll} tabIndex={isSortable ? undefined : 0}>
        <table
          {...roles.table}
          className={styles.root}
          data-density={density}
          data-sortable={isSortable || undefined}
          aria-busy={isBusy || undefined}
        >
          <caption className={shown.isCaptionHidden ? undefined : styles.caption}>
            {shown.isCaptionHidden ? <VisuallyHidden>{shown.caption}</VisuallyHidden> : shown.caption}
          </caption>
          <thead {...roles.group} className={styles.heads}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <Head key={column.id} column={column} sort={shown.sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <tr key={shown.rowKey(row)} {...roles.row} className={styles.row}>
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} row={row} isRowHead={index === 0} />
                ))}
              </tr>
            ))}
            {rows.length === 0 && isBusy && <AwaitedRows columns={columns} />}
            {rows.length === 0 && !isBusy && (
              <tr {...roles.row} className={styles.row}>
                <td {...roles.cell} className={styles.empty} colSpan={columns.length}>
                  {shown.empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className={styles.status} role="status">
        {isBusy && (
          <>
            <RampBars />
            <span>{shown.busyLabel}</span>
          </>
        )}
      </div>
    </div>
  );
}

interface HeadProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  column: TableColumn<Row>;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const look = {
    ...roles.columnHead,
    className: styles.head,
    scope: 'col',
    'data-numeric': column.isNumeric || undefined,
    'data-phone': column.phonePlace,
    'data-folded': column.isFolded || undefined,
  };
  if (onSort === undefined || column.sortBy === undefined) return <th {...look}>{column.label}</th>;
  return (
    <th {...look} aria-sort={sort?.columnId === column.id ? sort.direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column.id))}>
        <span>{column.label}</span>
        <svg className={styles.arrows} viewBox="0 0 8 14" aria-hidden="true">
          <path className={styles.up} d="M0 5.5 4 0l4 5.5Z" />
          <path className={styles.down} d="M0 8.5 4 14l4-5.5Z" />
        </svg>
      </button>
    </th>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  isRowHead: boolean;
}

function Cell<Row>({ column, row, isRowHead }: CellProps<Row>) {
  const look = {
    className: styles.cell,
    'data-numeric': column.isNumeric || undefined,
    'data-folded': column.isFolded || undefined,
  };
  if (isRowHead) {
    return (
      <th {...roles.rowHead} {...look} scope="row">
        {keepValues(column.cell(row))}
      </th>
    );
  }
  return (
    <td {...roles.cell} {...look} data-label={column.label} data-phone={column.phonePlace ?? 'line'}>
      <div>{keepValues(column.cell(row))}</div>
    </td>
  );
}

function AwaitedRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return awaited.map((place) => (
    <tr key={place} {...roles.row} className={styles.row}>
      {columns.map((column) => (
        <td key={column.id} {...roles.cell} className={styles.cell} data-phone="figure">
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
