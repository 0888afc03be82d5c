export { carryOutRefunds } from './carry-out-refunds';
export { moneyOf } from './money';
export type { PaymentContext } from './ports';
export { proveUnpaid } from './prove-unpaid';
export { compareDays, fetchUndeliveredEvents, reconcileOpenPayments } from './reconcile-payments';
export { registerPayments } from './routes';
