import type { Catalogue } from '@tintforge/booking-core';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock';
import type { Randomness } from '../platform/randomness';
import type { Database, Transaction } from './client';
import { fillSums, removeSums, sumsOf } from './day-sums/keep-in-step';
import { makeDemoCrew, makeDemoCustomer } from './demo-customer';
import { seedDemo } from './demo-seed';
import { crews, settings, users } from './schema';
import { commit } from './unit-of-work';

export interface SeedOptions {
  catalogue: Catalogue;
  clock: Clock;
  random: Randomness;
  /** Also inserts a customer, a crew's member, and sample bookings relative to today. */
  isDemo: boolean;
  /** A region without upcoming sample bookings; none when absent. */
  freeRegionId?: string | undefined;
}

/** The setting that marks a database as seeded; rows that the shop deletes afterward stay deleted. */
const seededKey = 'seeded';

/**
 * Inserts the crews of a new database and, in a demo, its customer, crew and bookings. Returns false, and changes
 * nothing, when it was seeded before.
 */
export async function seed(
  database: Database,
  { catalogue, clock, random, isDemo, freeRegionId }: SeedOptions,
): Promise<boolean> {
  if (await isSeeded(database)) return false;
  const now = clock.now();
  const firstRegionId = catalogue.regions[0]?.id ?? '';
  const customer = isDemo ? await makeDemoCustomer({ random, now }) : undefined;
  const installer = isDemo ? await makeDemoCrew({ random, now }, firstRegionId) : undefined;
  return commit(database, async (transaction) => {
    const isFirst = (
      await transaction.insert(settings).values({ key: seededKey, value: true }).onConflictDoNothing().run()
    ).changes;
    if (isFirst === 0) return false;
    await seedCrews(transaction, catalogue);
    if (customer === undefined || installer === undefined) return true;
    await transaction.insert(users).values([customer, installer]).run();
    // Counted together at the end: with each of its rows, counting is a third of the time that a demo takes.
    const sums = sumsOf(database.connection);
    for (const statement of removeSums(sums)) await transaction.run(sql.raw(statement));
    await seedDemo(transaction, { catalogue, random, now, customer, installerId: installer.id, freeRegionId });
    for (const statement of fillSums(sums)) await transaction.run(sql.raw(statement));
    return true;
  });
}

/** True when a database contains a shop. */
export async function isSeeded({ connection }: Database): Promise<boolean> {
  return (await connection.select().from(settings).where(eq(settings.key, seededKey)).get()) !== undefined;
}

async function seedCrews(transaction: Transaction, { regions }: Catalogue): Promise<void> {
  for (const { id: regionId, name, initialCrews } of regions) {
    for (let number = 1; number <= initialCrews; number += 1) {
      const crew = { id: `${regionId}-${number}`, regionId, name: `${name} crew ${number}`, isActive: true };
      await transaction.insert(crews).values(crew).run();
    }
  }
}
