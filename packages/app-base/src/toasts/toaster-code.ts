/** The toaster's code. Imported for the first toast, never at startup. */
export { dismissToast, Toaster, toast } from '@tintforge/ui';
