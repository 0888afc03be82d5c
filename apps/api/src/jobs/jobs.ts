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
import { pruneShop } from '../features/retention';
import type { Job } from './scheduler';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Context of the jobs. */
export interface JobContexts {
  payments: PaymentContext;
  mails: MailContext;
  accounts: AccountContext;
}

/** All background work. */
export function allJobs({ payments, mails, accounts }: JobContexts): Job[] {
  return [
    // Frequent, because a customer is waiting at the screen that names the email address.
    { name: 'deliver-mails', everyMs: second, run: (log) => deliverMails({ ...mails, log }) },
    { name: 'queue-notices', everyMs: 15 * second, run: () => queueNotices(payments.bookings) },
    { name: 'expire-holds', everyMs: 15 * second, run: () => expireHolds(payments.bookings) },
    { name: 'carry-out-refunds', everyMs: 15 * second, run: (log) => carryOutRefunds({ ...payments, log }) },
    { name: 'end-unwanted-payments', everyMs: 15 * second, run: (log) => endUnwanted({ ...payments, log }) },
    { name: 'reconcile-open-payments', everyMs: 3 * minute, run: (log) => reconcileOpenPayments({ ...payments, log }) },
    {
      name: 'file-earlier-bookings',
      everyMs: hour,
      run: (_log, signal) => fileEarlierBookings({ ...payments.bookings, signal }),
    },
    { name: 'prune-accounts', everyMs: hour, run: () => pruneAccounts(accounts) },
    {
      name: 'prune-shop',
      everyMs: 24 * hour,
      run: (log) => pruneShop({ database: payments.bookings.database, clock: payments.bookings.clock, log }),
    },
    { name: 'fetch-undelivered-events', everyMs: hour, run: (log) => fetchUndeliveredEvents({ ...payments, log }) },
    { name: 'compare-days', everyMs: 24 * hour, run: (log) => compareDays({ ...payments, log }) },
  ];
}
