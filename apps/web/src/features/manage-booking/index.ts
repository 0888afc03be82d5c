export { prefetchConfirmation } from './confirmation/lazy-confirmation';
export { TaskDialog } from './lazy-tasks';
export { ManagedBooking } from './managed-booking';
export { OwnReceipt } from './receipt/own-receipt';
export { VerificationPage } from './verification-page';
