import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';

/** The owner's actions that open a dialog. */
export type BookingTask = 'move' | 'change' | 'cancel' | 'correct' | 'pass';

/** Props of a dialog that changes a booking. */
export interface TaskProps {
  details: BookingDetails;
  access: BookingAccess;
  /** The booking's current version; the dialog is done. */
  onDone: (details: BookingDetails) => void;
  /** Nothing was changed. */
  onClose: () => void;
}
