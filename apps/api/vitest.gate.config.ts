import { defineConfig } from 'vitest/config';
import { expectThere, fileOf, groupInTurn } from './gate-turns';
import everything from './vitest.config';

/**
 * Proofs of processes, disks and time, tables of all that staff may do, and other long files. The groups take turns; each takes about a
 * minute of one worker.
 */
const groups = [
  ['proofs/histories', 'features/admin/settings/change-hours', 'features/accounts/login/leaving'],
  [
    'proofs/mail-kills',
    'proofs/card-provider-faults',
    'features/bookings/hold/hold-booking',
    'features/admin/reports/make-report',
  ],
  [
    'features/admin/notices/notices',
    'features/bookings/windows/record-windows',
    'platform/static-site',
    'features/mail/mail-links',
    'features/accounts/login/read-demo',
  ],
  [
    'proofs/write-kills',
    'features/admin/settings/change-crews',
    'features/quotes/photos/photos',
    'proofs/security-addresses',
    'proofs/sqlite-faults',
    'features/bookings/hold/crowded-region',
  ],
  [
    'features/quotes/versions/versions',
    'features/bookings/rights/manage-token',
    'proofs/slow-clients',
    'features/admin/schedule/read-schedule',
    'features/admin/bookings/frequent-words',
  ],
  [
    'start',
    'features/quotes/versions/quote-bookings',
    'features/mail/deliver-mails',
    'features/admin/settings/change-closures',
    'proofs/every-code',
  ],
  [
    'features/bookings/staff/undo-deed',
    'features/admin/catalogue/change-catalogue',
    'features/admin/catalogue/preview',
    'features/bookings/rights/staff-rights',
    'proofs/security-holds',
  ],
  [
    'server',
    'proofs/security-accounts',
    'proofs/quote-histories',
    'features/mail/letters/booking-letters',
    'features/mail/letters/money-letters',
  ],
  [
    'features/admin/schedule/breaks',
    'features/admin/catalogue/sales-tax',
    'features/bookings/customer/correct-booking',
    'features/mail/mails-in-force',
    'features/mail/read-mailbox',
  ],
  [
    'command/change-version',
    'features/accounts/links/mailed-links',
    'features/admin/records/outbox',
    'features/accounts/links/claimed-address',
    'features/accounts/factors/factors',
  ],
  [
    'features/bookings/cars/several-cars',
    'features/admin/bookings/possible-actions',
    'features/bookings/staff/at-the-car',
    'proofs/sqlite-damage',
    'features/bookings/store/file-earlier-bookings',
  ],
  ['proofs/security-fields'],
  [
    'db/seed',
    'features/accounts/passkeys/passkeys',
    'proofs/upgrade-kills',
    'features/bookings/hold/hold-shades',
    'features/photos/photo-stores',
  ],
  [
    'proofs/sqlite-processes',
    'db/day-sums/day-sums',
    'features/accounts/login/sessions',
    'features/admin/customers/customers',
    'db/sqlite/scrub',
  ],
  [
    'proofs/kills',
    'proofs/shop-histories',
    'proofs/clock-jumps',
    'features/accounts/login/log-in',
    'db/sqlite/backup/backup',
  ],
  [
    'features/admin/actions/move-for-shop',
    'proofs/generated-requests',
    'proofs/hostile-photos',
    'features/mail/every-mail',
    'features/contact/contact',
  ],
  [
    'proofs/quote-kills',
    'proofs/security-texts',
    'features/admin/bookings/read-booking',
    'features/admin/crew-calendars/crew-calendars',
    'features/bookings/visits/plan-visits',
    'features/retention/prune-shop',
  ],
  [
    'features/admin/bookings/list-bookings',
    'proofs/rush',
    'proofs/security-others',
    'db/sqlite/backup/photo-copies',
    'features/admin/bookings/export-bookings',
    'features/bookings/staff/change-by-staff',
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
