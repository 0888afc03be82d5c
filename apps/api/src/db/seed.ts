import type { Catalogue } from '@tintforge/booking-core';
import type { Clock } from '../platform/clock';
import type { Randomness } from '../platform/randomness';
import type { Database } from './client';
import { seedDemo } from './demo-seed';
import { crews, settings } from './schema';
import { commit } from './unit-of-work';

export interface SeedOptions {
  catalogue: Catalogue;
  clock: Clock;
  random: Randomness;
  /** Also fills in bookings to look at, relative to today. */
  isDemo: boolean;
}

/** The setting that tells that a database was seeded; what the shop deletes afterwards stays deleted. */
const seededKey = 'seeded';

/** Gives a new database its crews and, in a demo, its bookings. A database that was seeded before is left alone. */
export async function seed(database: Database, { catalogue, clock, random, isDemo }: SeedOptions): Promise<void> {
  await commit(database, (transaction) => {
    const isFirst = transaction
      .insert(settings)
      .values({ key: seededKey, value: true })
      .onConflictDoNothing()
      .run().changes;
    if (isFirst === 0) return;
    for (const region of catalogue.regions) {
      for (let number = 1; number <= region.initialCrews; number += 1) {
        transaction
          .insert(crews)
          .values({
            id: `${region.id}-${number}`,
            regionId: region.id,
            name: `${region.name} crew ${number}`,
            isActive: true,
          })
          .run();
      }
    }
    if (isDemo) seedDemo(transaction, { catalogue, random, now: clock.now() });
  });
}
