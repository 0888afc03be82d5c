export { prefetchConfirmation } from './confirmation/lazy-confirmation';
export { TaskDialog } from './lazy-tasks';
export { ManagedBooking } from './managed-booking';
export { VerificationPage } from './verification-page';
