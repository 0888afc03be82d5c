import { type AccountContext, pruneAccounts } from '../features/accounts';
import { expireHolds, fileEarlierBookings } from '../features/bookings';
import { deliverMails, type MailContext } from '../features/mail';
import { queueNotices } from '../features/notices';
import {
  carryOutRefunds,
  compareDays,
  endUnwanted,
  fetchUndeliveredEvents,
  type PaymentContext,
  reconcileOpenPayments,
} from '../features/payments';
import { tidyPhotos } from '../features/photos';
import type { QuoteContext } from '../features/quotes';
import { pruneShop } from '../features/retention';
import { mergeSearch } from './merge-search';
import type { Job, JobLog } from './scheduler';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Context of the jobs. */
export interface JobContexts {
  payments: PaymentContext;
  mails: MailContext;
  accounts: AccountContext;
  quotes: QuoteContext;
  /** Brings crews' own calendars in step. */
  syncCrewCalendars(run: { log: JobLog; signal: AbortSignal }): Promise<void>;
}

/** All background work. */
export function allJobs({ payments, mails, accounts, quotes, syncCrewCalendars }: JobContexts): Job[] {
  return [
    // Frequent, because a customer is waiting at the screen that names the email address.
    { name: 'deliver-mails', everyMs: second, run: (log, signal) => deliverMails({ ...mails, log }, signal) },
    {
      name: 'merge-search',
      everyMs: 5 * second,
      run: (_log, signal) => mergeSearch(payments.bookings.database, signal),
    },
    { name: 'queue-notices', everyMs: 15 * second, run: () => queueNotices(payments.bookings) },
    { name: 'expire-holds', everyMs: 15 * second, run: (_log, signal) => expireHolds(payments.bookings, signal) },
    {
      name: 'carry-out-refunds',
      everyMs: 15 * second,
      run: (log, signal) => carryOutRefunds({ ...payments, log }, signal),
    },
    {
      name: 'end-unwanted-payments',
      everyMs: 15 * second,
      run: (log, signal) => endUnwanted({ ...payments, log }, signal),
    },
    {
      name: 'sync-crew-calendars',
      everyMs: 15 * second,
      run: (log, signal) => syncCrewCalendars({ log, signal }),
    },
    {
      name: 'reconcile-open-payments',
      everyMs: 3 * minute,
      run: (log, signal) => reconcileOpenPayments({ ...payments, log }, signal),
    },
    {
      name: 'file-earlier-bookings',
      everyMs: hour,
      run: (_log, signal) => fileEarlierBookings({ ...payments.bookings, signal }),
    },
    { name: 'tidy-photos', everyMs: minute, run: (_log, signal) => tidyPhotos(quotes, signal) },
    { name: 'prune-accounts', everyMs: hour, run: (_log, signal) => pruneAccounts({ ...accounts, signal }) },
    {
      name: 'prune-shop',
      everyMs: 24 * hour,
      run: (log, signal) =>
        pruneShop({ database: payments.bookings.database, clock: payments.bookings.clock, log, signal }),
    },
    {
      name: 'fetch-undelivered-events',
      everyMs: hour,
      run: (log, signal) => fetchUndeliveredEvents({ ...payments, log }, signal),
    },
    { name: 'compare-days', everyMs: 24 * hour, run: (log, signal) => compareDays({ ...payments, log }, signal) },
  ];
}
