export type { BookingAccess } from './booking-task';
export { TaskDialog } from './lazy-tasks';
export { ManagedBooking, type ManagedBookingProps } from './managed-booking';
export { ReceiptDialog } from './receipt/receipt-dialog';
export { VerificationPage } from './verification-page';
