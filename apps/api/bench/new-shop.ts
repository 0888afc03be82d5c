import { catalogue } from '@tintforge/content';
import type { Database } from '../src/db/client';
import { seed } from '../src/db/seed';
import { openSqlite, type SqliteDatabase } from '../src/db/sqlite/open-sqlite';
import { seededRandomness } from '../src/testing/seeded-randomness';

/** Creates a shop with its crews in an empty database, without bookings. */
export async function fillShop<Kind extends Database>(database: Kind): Promise<Kind> {
  const clock = { now: () => 0 };
  await database.migrate();
  await seed(database, { catalogue, clock, random: seededRandomness('bench', clock), isDemo: false });
  return database;
}

/** A shop with its crews in a new file, without bookings. */
export function openNewShop(path: string): Promise<SqliteDatabase> {
  return fillShop(openSqlite(path));
}
