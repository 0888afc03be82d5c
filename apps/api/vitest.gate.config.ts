import { defineConfig } from 'vitest/config';
import { expectThere, fileOf, groupInTurn } from './gate-turns';
import everything from './vitest.config';

/** Proofs of processes, disks and time, and tables of all that staff may do, ten seconds to a minute for each file: the groups take turns. */
const groups = [
  [
    'proofs/write-kills',
    'proofs/upgrade-kills',
    'proofs/generated-requests',
    'start',
    'proofs/sqlite-faults',
    'proofs/security-texts',
    'features/quotes/photos/photos',
    'features/mail/deliver-mails',
  ],
  [
    'proofs/kills',
    'proofs/mail-kills',
    'proofs/quote-kills',
    'proofs/sqlite-processes',
    'db/sqlite/upgrade',
    'features/admin/crew-calendars/crew-calendars',
  ],
  [
    'proofs/histories',
    'proofs/shop-histories',
    'proofs/clock-jumps',
    'server',
    'proofs/rush',
    'proofs/slow-clients',
    'proofs/sqlite-damage',
    'features/accounts/passkeys/passkeys',
    'features/admin/bookings/export-bookings',
    'features/admin/reports/make-report',
  ],
  [
    'db/seed',
    'command/change-version',
    'features/admin/bookings/possible-actions',
    'features/bookings/rights/staff-rights',
    'features/admin/customers/customers',
    'proofs/quote-histories',
    'proofs/hostile-photos',
  ],
  ['db/sqlite/backup/backup', 'features/mail/every-mail', 'features/admin/records/outbox'],
  [
    'proofs/security-fields',
    'proofs/every-code',
    'features/bookings/staff/change-by-staff',
    'features/bookings/visits/plan-visits',
    'features/mail/mails-in-force',
  ],
];
expectThere(groups.flat());

const inTurn = groupInTurn(groups);
const others = groups.filter((group) => group !== inTurn).flat();

/** The SQLite tests that `npm test` runs; all of them run in `npm run test:sqlite`. */
export default defineConfig({
  ...everything,
  test: { ...everything.test, exclude: [...(everything.test?.exclude ?? []), ...others.map(fileOf)] },
});
