import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One deliberate mistake: a piece of a source, and what stands there instead. */
export interface Mutation {
  name: string;
  /** From the root of the repository. */
  file: string;
  original: string;
  mistake: string;
}

/** The five mistakes that the histories must find. */
export const mutations: readonly Mutation[] = [
  {
    name: 'no key on crew_cells',
    file: 'apps/api/src/db/migrate.ts',
    original: `runMigrations(database.connection as Parameters<typeof runMigrations>[0], { migrationsFolder });`,
    mistake: `runMigrations(database.connection as Parameters<typeof runMigrations>[0], { migrationsFolder });
      database.sqlite.exec(\`drop table crew_cells;
        create table crew_cells (crew_id text not null, date text not null, cell integer not null, booking_id text not null) strict\`);`,
  },
  {
    name: 'rule 7 skipped: a hold ends without asking the card provider',
    file: 'apps/api/src/features/payments/prove-unpaid.ts',
    original: `if (payment !== undefined) {`,
    mistake: `if (payment === undefined) {`,
  },
  {
    name: 'a reducer that goes back',
    file: 'packages/booking-core/src/payment-status.ts',
    original: `finality(fetched.status) >= finality(known.status) ? fetched : known`,
    mistake: `fetched`,
  },
  {
    name: 'settling is not idempotent',
    file: 'apps/api/src/features/payments/settle-payment.ts',
    original: `facts.status === 'succeeded' && known.status !== 'succeeded'`,
    mistake: `facts.status === 'succeeded'`,
  },
  {
    name: 'no refund row',
    file: 'apps/api/src/features/bookings/store.ts',
    original: `transaction.insert(refunds).values(row).run();`,
    mistake: `void [transaction, refunds, row];`,
  },
];

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where a mutation's file lies on this machine. */
export function pathOf({ file }: Mutation): string {
  return root + file;
}

/** Makes the mistake in a source text. Throws when the original is not there exactly once: then the mutation is out of date. */
export function mutate({ name, file, original, mistake }: Mutation, source: string): string {
  const found = source.split(original).length - 1;
  if (found !== 1) throw new Error(`"${name}": its original stands ${found} times in ${file}; adapt the mutation`);
  return source.replace(original, () => mistake);
}

/** Makes sure that every mutation still fits its source. Throws for the first that does not. */
export function checkMutations(): void {
  for (const mutation of mutations) mutate(mutation, readFileSync(pathOf(mutation), 'utf8'));
}
