import { stringify } from 'csv-stringify/sync';

/** Contents of a cell; an empty cell for nothing. */
export type CsvCell = string | number | null | undefined;

/** Marks the file as UTF-8 for spreadsheets. Must be at its very beginning. */
export const csvMark = '\uFEFF';

/**
 * Rows as CSV (RFC 4180, lines end with CR LF). A text that a spreadsheet would take for a formula gets an apostrophe
 * before it. Large files are written a few rows at a time: the concatenated parts equal the whole.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    // It checks for the file's line ending only, and user text may have others.
    { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
