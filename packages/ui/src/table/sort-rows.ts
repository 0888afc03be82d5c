/** The column that orders the rows, and the direction. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** Sort key of a row in one column. `undefined` is unknown. */
export type SortValue = number | string | undefined;

/** The part of a column that sorting needs. */
export interface SortableColumn<Row> {
  id: string;
  /** A column without it can't be sorted. */
  sortBy?: ((row: Row) => SortValue) | undefined;
}

/** Input of {@link sortRows}; without `sort` the rows stay as they are. */
export interface SortRowsOptions<Row> {
  rows: readonly Row[];
  columns: readonly SortableColumn<Row>[];
  sort: TableSort | undefined;
}

const texts = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/**
 * The rows in a new array, ordered by one column. Unknown values come last in both directions, rows of equal value keep
 * their order. Without a sort, or by a column that can't be sorted, the order stays.
 */
export function sortRows<Row>({ rows, columns, sort }: SortRowsOptions<Row>): Row[] {
  const sortBy = columns.find((column) => column.id === sort?.columnId)?.sortBy;
  if (sort === undefined || sortBy === undefined) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const a = sortBy(left);
    const b = sortBy(right);
    if (isUnknown(a) || isUnknown(b)) return Number(isUnknown(a)) - Number(isUnknown(b));
    return sign * compare(a, b);
  });
}

/** The sort after a click on a column's head: ascending first, then reversed. */
export function nextSort(sort: TableSort | undefined, columnId: string): TableSort {
  const isTurned = sort?.columnId === columnId && sort.direction === 'ascending';
  return { columnId, direction: isTurned ? 'descending' : 'ascending' };
}

function isUnknown(value: SortValue): value is undefined {
  return value === undefined || Number.isNaN(value);
}

/** Numbers by size and before texts; texts in natural order, "IR 5" before "IR 16". */
function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return texts.compare(a, b);
  return typeof a === 'number' ? -1 : 1;
}
