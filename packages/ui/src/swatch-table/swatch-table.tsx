import { type ReactNode, useState } from 'react';
import { PaneSwatch } from '../pane-swatch/pane-swatch';
import { type SortValue, sortRows, type TableSort } from '../table/sort-rows';
import { Table, type TableColumn } from '../table/table';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './swatch-table.module.css';

/** A measured share in percent. */
export interface SwatchFigure {
  value: number;
  /** Interpolated between two published values: printed with "≈". */
  isEstimate?: boolean | undefined;
}

/** One shade and its figures. */
export interface SwatchRow {
  name: string;
  /** Percent of visible light that passes: the shade of the swatch, and the first figure. */
  vlt: number;
  /** Label of the swatch: "35 percent shade". */
  swatchTitle: string;
  /** By column ID; a missing one is unknown. */
  figures: Readonly<Record<string, SwatchFigure | undefined>>;
  /** Conclusion from the shade, in the last column. */
  verdict?: ReactNode;
}

/** One column of figures next to the swatches. */
export interface SwatchFigureColumn {
  id: string;
  label: string;
}

/** Props of {@link SwatchTable}. */
export interface SwatchTableProps {
  /** For assistive technology: a heading above the table says the same. */
  caption: string;
  /** Heads of the columns that every such table has; without `verdict` there is no such column. */
  labels: { name: string; swatch: string; vlt: string; verdict?: string | undefined };
  columns: readonly SwatchFigureColumn[];
  /** In the order shown until the user sorts. */
  rows: readonly SwatchRow[];
  /** Read in place of the "—" of an unknown figure: "not published". */
  unknownLabel: string;
  /** Explains "≈" and "—", under the table. */
  note?: ReactNode;
}

/** The shades of one film with their figures: each row starts with a pane of exactly that shade over the sunset. */
export function SwatchTable({ caption, labels, columns, rows, unknownLabel, note }: SwatchTableProps) {
  const [sort, setSort] = useState<TableSort>();

  const all: TableColumn<SwatchRow>[] = [
    { id: 'name', label: labels.name, cell: (row) => row.name, sortBy: (row) => row.name },
    {
      id: 'swatch',
      label: labels.swatch,
      cell: (row) => <PaneSwatch vlt={row.vlt} title={row.swatchTitle} />,
      phonePlace: 'picture',
    },
    {
      id: 'vlt',
      label: labels.vlt,
      cell: (row) => `${row.vlt}%`,
      sortBy: (row) => row.vlt,
      isNumeric: true,
      phonePlace: 'figure',
    },
    ...columns.map(({ id, label }): TableColumn<SwatchRow> => {
      function figureOf(row: SwatchRow): SortValue {
        return row.figures[id]?.value;
      }
      return {
        id: `figure-${id}`,
        label,
        cell: (row) => <Figure figure={row.figures[id]} unknownLabel={unknownLabel} />,
        // A column without any value can't be sorted.
        sortBy: rows.some((row) => figureOf(row) !== undefined) ? figureOf : undefined,
        isNumeric: true,
        phonePlace: 'figure',
      };
    }),
  ];
  if (labels.verdict !== undefined) {
    all.push({
      id: 'verdict',
      label: labels.verdict,
      cell: (row) => <span className={styles.verdict}>{row.verdict}</span>,
      phonePlace: 'wide',
    });
  }

  return (
    <>
      <Table
        caption={caption}
        isCaptionHidden
        columns={all}
        rows={sortRows({ rows, columns: all, sort })}
        rowKey={(row) => row.name}
        empty={unknownLabel}
        sort={sort}
        onSort={setSort}
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}

function Figure({ figure, unknownLabel }: { figure: SwatchFigure | undefined; unknownLabel: string }) {
  if (figure === undefined) {
    return (
      <span className={styles.quiet}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{unknownLabel}</VisuallyHidden>
      </span>
    );
  }
  return (
    <>
      {figure.isEstimate && <span className={styles.quiet}>≈ </span>}
      <span>{`${figure.value}%`}</span>
    </>
  );
}
