import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A table for docs/benchmarks.md. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly string[][];
  notes: readonly string[];
}

/** Prints a table and writes it into reports/bench.json, in the place of an earlier one of the same title. */
export function addTable(table: Table): void {
  const path = join('reports', 'bench.json');
  const others: Table[] = existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8'))].flat() : [];
  mkdirSync('reports', { recursive: true });
  const tables = [...others.filter(({ title }) => title !== table.title), table];
  writeFileSync(path, JSON.stringify(tables, null, 2));
  console.log([table.columns, ...table.rows].map((cells) => cells.join(' | ')).join('\n'));
  for (const note of table.notes) console.log(note);
}
