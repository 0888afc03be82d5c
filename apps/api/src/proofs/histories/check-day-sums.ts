import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/client';
import { type SumTable, sumTables } from '../../db/day-sums/definition';
import { sumsOf } from '../../db/day-sums/keep-in-step';

type Must = (claim: boolean, problem: string) => void;

/** The sums of reports, which triggers keep, are those that all rows add up to. */
export async function checkDaySums(connection: Connection, must: Must): Promise<void> {
  const { counted } = sumsOf(connection);
  for (const table of Object.keys(sumTables) as SumTable[]) {
    const wrong = await connection.all(sql.raw(differences(table, counted[table])));
    must(wrong.length === 0, `${table} differs from a recount: ${JSON.stringify(wrong)}`);
  }
}

/** Rows that only the table or only the recount has, except those in which all figures are zero. */
function differences(table: SumTable, query: string): string {
  const { key, figures } = sumTables[table];
  const columns = [...key, ...figures].join(', ');
  const some = figures.map((name) => `${name} <> 0`).join(' or ');
  return `
    with stored as (select ${columns} from ${table} where ${some}),
      recount (${columns}) as (${query}), counted as (select * from recount where ${some})
    select 'only kept' as side, one.* from (select * from stored except select * from counted) one
    union all select 'only counted', other.* from (select * from counted except select * from stored) other`;
}
