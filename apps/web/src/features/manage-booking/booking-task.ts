import type { BookingDetails } from '@tintforge/api-contract';

/** Who is asking: the holder of a booking's secret, or, without one, whoever is logged in. */
export interface BookingAccess {
  bookingToken?: string;
}

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
