/** What draws toasts. Imported when there is the first one to show, never from the start. */
export { dismissToast, Toaster, toast } from '@tintforge/ui';
