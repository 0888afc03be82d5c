import { type Problem, problem } from '../../platform/problem';

/** Start of a page of records listed by time, latest first: after this one. */
export interface PagePosition {
  /** Epoch milliseconds. */
  at: number;
  id: string;
}

/** Before every record. */
export const beginning: PagePosition = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** Rows of a page and the cursor of the next one; `rows` holds one more than is shown when there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  { size, position }: { size: number; position: (row: Row) => PagePosition },
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : writeCursor(position(last)) };
}

/** The cursor for the rows after a position. */
export function writeCursor({ at, id }: PagePosition): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** The position that a cursor stands for, the beginning without one; a problem when it is none of ours. */
export function readCursor(cursor: string | undefined): PagePosition | Problem {
  if (cursor === undefined) return beginning;
  const [, at, id] = /^(-?\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at !== undefined && id !== undefined) return { at: Number(at), id };
  const message = 'That page doesn’t exist. Start from the first page.';
  return problem('invalid_value', { message, fields: { after: message } });
}
