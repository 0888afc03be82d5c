export { ComplianceDialog } from './compliance/lazy-dialog';
export { TaskDialog } from './lazy-tasks';
export { ManagedBooking } from './managed-booking';
export type { ReceiptAccount, ReceiptMovement } from './receipt/receipt-account';
export { ReceiptDialog } from './receipt/receipt-dialog';
export { VerificationPage } from './verification-page';
