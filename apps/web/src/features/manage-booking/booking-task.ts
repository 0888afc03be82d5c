import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';

/** The owner's actions that open a dialog. */
export const bookingTasks = ['move', 'change', 'cancel', 'correct', 'pass'] as const;

/** One of {@link bookingTasks}. */
export type BookingTask = (typeof bookingTasks)[number];

/** Props of a dialog that changes a booking. */
export interface TaskProps {
  details: BookingDetails;
  access: BookingAccess;
  /** The booking's current version; the dialog is done. */
  onDone: (details: BookingDetails) => void;
  /** Nothing was changed. */
  onClose: () => void;
}

/** The actions that a booking allows now. */
export function possibleTasks(details: BookingDetails): Readonly<Record<BookingTask, boolean>> {
  return {
    move: details.mayReschedule,
    change: details.mayChange,
    cancel: details.cancellation !== null,
    correct: details.mayCorrect,
    pass: isAhead(details),
  };
}

/** Confirmed, and its crew hasn't begun. */
export function isAhead({ status }: Pick<BookingDetails, 'status'>): boolean {
  return status === 'confirmed' || status === 'scheduled';
}

/** The appointment under which a dialog shows its terms; undefined for one that is the same under any. */
export function termsOf(task: BookingTask, { appointmentInstant }: BookingDetails): string | undefined {
  return task === 'correct' || task === 'pass' ? undefined : (appointmentInstant ?? 'no date');
}
