import { late } from '@tintforge/app-base/late/late';

/** The confirmation dialog, in its own chunk. */
export const Confirmation = late(async () => (await import('./confirmation-dialog')).ConfirmationDialog);

/** Prefetches the confirmation's code during the payment. A failure is left to the page that needs it. */
export const prefetchConfirmation = Confirmation.prefetch;
