import { catalogue } from '@tintforge/content';
import { seed } from '../src/db/seed';
import { openSqlite, type SqliteDatabase } from '../src/db/sqlite/open-sqlite';
import { seededRandomness } from '../src/testing/seeded-randomness';

/** A shop with its crews in a new file, where nobody has booked. */
export async function openNewShop(path: string): Promise<SqliteDatabase> {
  const database = openSqlite(path);
  const clock = { now: () => 0 };
  await database.migrate();
  await seed(database, { catalogue, clock, random: seededRandomness('bench', clock), isDemo: false });
  return database;
}
