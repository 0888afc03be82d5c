export { CancelStep } from './cancel/cancel-step';
export { prefetchConfirmation } from './confirmation/lazy-confirmation';
export { ManagedBooking } from './managed-booking';
export { VerificationPage } from './verification-page';
