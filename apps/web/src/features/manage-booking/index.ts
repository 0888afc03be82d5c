export { ComplianceDialog } from './compliance/lazy-dialog';
export { prefetchConfirmation } from './confirmation/lazy-confirmation';
export { TaskDialog } from './lazy-tasks';
export { ManagedBooking } from './managed-booking';
export { ReceiptDialog } from './receipt/receipt-dialog';
export { VerificationPage } from './verification-page';
