export { carryOutRefunds } from './carry-out-refunds';
export { endUnwanted } from './end-unwanted';
export type { PaymentContext } from './ports';
export { proveUnpaid } from './prove-unpaid';
export { compareDays, fetchUndeliveredEvents, reconcileOpenPayments } from './reconcile-payments';
export { recordSitePayment } from './record-site-payment';
export { refundBooking } from './refund-booking';
export { registerPayments } from './routes';
export { retryRefund, returnRefundOtherwise } from './settle-failed-refund';
