import { late } from '@tintforge/app-base/late/late';

/** The confirmation dialog, by its own code. */
export const Confirmation = late(async () => (await import('./confirmation-dialog')).ConfirmationDialog);

/** Fetches the confirmation's code while the payment is made. A failure is left to the page that needs it. */
export const prefetchConfirmation = Confirmation.prefetch;
