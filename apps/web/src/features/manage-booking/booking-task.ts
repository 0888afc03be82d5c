import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';

/** What its owner can do with a booking in a dialog of its own. */
export type BookingTask = 'move' | 'cancel' | 'correct' | 'receipt' | 'pass';

/** What a dialog that changes a booking works with. */
export interface TaskProps {
  details: BookingDetails;
  access: BookingAccess;
  /** The booking as the shop has it now; the dialog has done its work. */
  onDone: (details: BookingDetails) => void;
  /** Nothing was changed. */
  onClose: () => void;
}
