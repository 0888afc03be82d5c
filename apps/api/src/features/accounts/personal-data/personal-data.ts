import { getTableName, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import type { Problem } from '../../../platform/problem';
import type { AccountContext } from '../ports';
import { loggedOut } from '../problems';
import { findUser } from '../store';
import { personalColumns } from './personal-columns';
import { type PersonalTableName, personalRows, personalTables, personOf } from './personal-rows';

/** Rows by table, as they are stored, without secrets. */
export interface PersonalData {
  madeAt: string;
  tables: Record<string, Record<string, unknown>[]>;
}

/** Everything stored that names the person behind an account; what staff noted for themselves is theirs. */
export async function personalData(
  { database: { connection }, clock }: Pick<AccountContext, 'database' | 'clock'>,
  { userId }: { userId: string },
): Promise<PersonalData | Problem> {
  const user = await findUser(connection, userId);
  if (user === undefined) return loggedOut();
  const conditions = Object.entries(personalRows(connection, personOf(user))) as [PersonalTableName, SQL][];
  const tables: PersonalData['tables'] = {};
  for (const [name, rows] of conditions) {
    tables[getTableName(personalTables[name])] = await readRows(connection, { name, rows });
  }
  return { madeAt: new Date(clock.now()).toISOString(), tables };
}

async function readRows(
  connection: Connection,
  { name, rows }: { name: PersonalTableName; rows: SQL },
): Promise<Record<string, unknown>[]> {
  const kinds: Record<string, string> = personalColumns[name];
  const isShown = ([column]: [string, unknown]) => kinds[column] !== 'secret' && kinds[column] !== 'note';
  const table = personalTables[name];
  const stored: Record<string, unknown>[] = await connection
    .select()
    .from(table)
    .where(rows)
    .orderBy(...orderOf(table))
    .all();
  return stored.map((row) => Object.fromEntries(Object.entries(row).filter(isShown)));
}

/** Ids are sorted by time; rows without one come by what they belong to, or by their time. */
function orderOf(table: (typeof personalTables)[PersonalTableName]) {
  if ('id' in table) return [table.id];
  if ('at' in table) return [table.at, table.number];
  return 'madeAt' in table ? [table.madeAt, table.number] : [table.bookingId, table.number];
}
