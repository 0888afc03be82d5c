import { defineConfig } from 'vitest/config';
import { expectThere, fileOf, groupInTurn } from './gate-turns';
import everything from './vitest.config';

/**
 * Proofs of processes, disks and time, tables of all that staff may do, and other long files. The groups take turns; each takes about a
 * minute of one worker.
 */
const groups = [
  ['proofs/histories', 'proofs/mail-kills', 'platform/static-site', 'features/admin/reports/make-report'],
  ['proofs/write-kills', 'features/quotes/photos/photos', 'proofs/slow-clients', 'proofs/sqlite-faults'],
  ['start', 'features/mail/deliver-mails', 'features/bookings/rights/staff-rights', 'proofs/every-code'],
  ['server', 'proofs/quote-histories', 'features/mail/letters/booking-letters', 'features/mail/mails-in-force'],
  [
    'command/change-version',
    'features/admin/bookings/possible-actions',
    'features/admin/records/outbox',
    'proofs/sqlite-damage',
    'features/accounts/factors/factors',
  ],
  [
    'proofs/sqlite-processes',
    'proofs/security-fields',
    'proofs/upgrade-kills',
    'db/seed',
    'features/accounts/passkeys/passkeys',
    'features/admin/customers/customers',
  ],
  [
    'proofs/kills',
    'proofs/shop-histories',
    'proofs/generated-requests',
    'proofs/clock-jumps',
    'proofs/hostile-photos',
    'features/mail/every-mail',
    'db/sqlite/backup/backup',
  ],
  [
    'proofs/quote-kills',
    'proofs/security-texts',
    'proofs/rush',
    'db/sqlite/upgrade',
    'db/sqlite/backup/photo-copies',
    'features/admin/crew-calendars/crew-calendars',
    'features/admin/bookings/export-bookings',
    'features/bookings/visits/plan-visits',
    'features/bookings/staff/change-by-staff',
    'features/retention/prune-shop',
    'features/accounts/login/known-devices',
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
