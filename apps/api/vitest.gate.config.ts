import { defineConfig } from 'vitest/config';
import { expectThere, fileOf, groupInTurn } from './gate-turns';
import everything from './vitest.config';

/**
 * Proofs of processes, disks and time, tables of all that staff may do, and other long files. The groups take turns; each takes about a
 * minute and a half of one worker.
 */
const groups = [
  [
    'proofs/histories',
    'features/admin/notices/notices',
    'features/admin/settings/change-hours',
    'features/bookings/windows/record-windows',
    'proofs/mail-kills',
    'platform/static-site',
    'features/bookings/hold/hold-booking',
    'features/mail/mail-links',
    'features/admin/reports/make-report',
  ],
  [
    'proofs/write-kills',
    'features/quotes/versions/versions',
    'features/admin/settings/change-crews',
    'features/bookings/rights/manage-token',
    'features/quotes/photos/photos',
    'proofs/slow-clients',
    'proofs/security-addresses',
    'features/admin/schedule/read-schedule',
    'proofs/sqlite-faults',
  ],
  [
    'start',
    'features/bookings/staff/undo-deed',
    'features/quotes/versions/quote-bookings',
    'features/admin/catalogue/change-catalogue',
    'features/mail/deliver-mails',
    'features/admin/catalogue/preview',
    'features/admin/settings/change-closures',
    'features/bookings/rights/staff-rights',
    'proofs/every-code',
  ],
  [
    'server',
    'features/admin/schedule/breaks',
    'proofs/security-accounts',
    'features/admin/catalogue/sales-tax',
    'proofs/quote-histories',
    'features/bookings/customer/correct-booking',
    'features/mail/letters/booking-letters',
    'features/mail/mails-in-force',
  ],
  [
    'command/change-version',
    'features/bookings/cars/several-cars',
    'features/accounts/links/mailed-links',
    'features/admin/bookings/possible-actions',
    'features/admin/records/outbox',
    'features/bookings/staff/at-the-car',
    'features/accounts/links/claimed-address',
    'proofs/sqlite-damage',
    'features/accounts/factors/factors',
  ],
  [
    'proofs/sqlite-processes',
    'features/bookings/hold/hold-shades',
    'db/day-sums/day-sums',
    'features/accounts/login/sessions',
    'proofs/security-fields',
    'proofs/upgrade-kills',
    'db/seed',
    'features/accounts/passkeys/passkeys',
    'features/admin/customers/customers',
  ],
  [
    'proofs/kills',
    'features/admin/actions/move-for-shop',
    'proofs/shop-histories',
    'proofs/generated-requests',
    'proofs/clock-jumps',
    'proofs/hostile-photos',
    'features/accounts/login/log-in',
    'features/mail/every-mail',
    'db/sqlite/backup/backup',
  ],
  [
    'proofs/quote-kills',
    'features/admin/bookings/list-bookings',
    'proofs/security-texts',
    'proofs/rush',
    'features/admin/bookings/read-booking',
    'proofs/security-others',
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
