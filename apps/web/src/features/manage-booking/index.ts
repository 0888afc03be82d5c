export { ComplianceDialog } from './compliance/lazy-dialog';
export { TaskDialog } from './lazy-tasks';
export { ManagedBooking } from './managed-booking';
export { ReceiptDialog } from './receipt/receipt-dialog';
export { VerificationPage } from './verification-page';
