import { expireHolds } from '../features/bookings';
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

/** Everything that happens without anybody asking. */
export function allJobs(payments: PaymentContext): Job[] {
  return [
    { name: 'expire-holds', everyMs: 15 * second, run: () => expireHolds(payments.bookings) },
    { name: 'carry-out-refunds', everyMs: 15 * second, run: () => carryOutRefunds(payments) },
    { name: 'reconcile-open-payments', everyMs: 3 * minute, run: () => reconcileOpenPayments(payments) },
    { name: 'fetch-undelivered-events', everyMs: hour, run: () => fetchUndeliveredEvents(payments) },
    { name: 'compare-days', everyMs: 24 * hour, run: () => compareDays(payments) },
  ];
}
