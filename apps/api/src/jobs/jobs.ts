import { type AccountContext, pruneAccounts } from '../features/accounts';
import { expireHolds, fileEarlierBookings } from '../features/bookings';
import { deliverMails, type MailContext } from '../features/mail';
import {
  carryOutRefunds,
  compareDays,
  fetchUndeliveredEvents,
  type PaymentContext,
  reconcileOpenPayments,
} from '../features/payments';
import type { Job } from './scheduler';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What the jobs work with. */
export interface JobContexts {
  payments: PaymentContext;
  mails: MailContext;
  accounts: AccountContext;
}

/** Everything that happens without anybody asking. */
export function allJobs({ payments, mails, accounts }: JobContexts): Job[] {
  return [
    // Often, for somebody looks at the screen that says where the mail has gone.
    { name: 'deliver-mails', everyMs: second, run: () => deliverMails(mails) },
    { name: 'expire-holds', everyMs: 15 * second, run: () => expireHolds(payments.bookings) },
    { name: 'carry-out-refunds', everyMs: 15 * second, run: () => carryOutRefunds(payments) },
    { name: 'reconcile-open-payments', everyMs: 3 * minute, run: () => reconcileOpenPayments(payments) },
    { name: 'file-earlier-bookings', everyMs: hour, run: () => fileEarlierBookings(payments.bookings) },
    { name: 'prune-accounts', everyMs: hour, run: () => pruneAccounts(accounts) },
    { name: 'fetch-undelivered-events', everyMs: hour, run: () => fetchUndeliveredEvents(payments) },
    { name: 'compare-days', everyMs: 24 * hour, run: () => compareDays(payments) },
  ];
}
