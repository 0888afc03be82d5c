import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';

/** The owner's actions that open a dialog. */
export const bookingTasks = ['move', 'change', 'cancel', 'correct', 'pass', 'sheet'] as const;

/** One of {@link bookingTasks}. */
export type BookingTask = (typeof bookingTasks)[number];

/** Props of a dialog about a booking. */
export interface TaskProps {
  details: BookingDetails;
  access: BookingAccess;
  /** The booking's current version; the dialog is done. */
  onDone: (details: BookingDetails) => void;
  /** The booking's current version; the dialog stays. */
  onNews?: ((details: BookingDetails) => void) | undefined;
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
    sheet: details.hasCompliance,
  };
}

/** Confirmed, and its crew hasn't begun. */
export function isAhead({ status }: Pick<BookingDetails, 'status'>): boolean {
  return status === 'confirmed' || status === 'scheduled';
}

/** The appointment under which a dialog shows its terms; undefined for one that is the same under any. */
export function termsOf(
  task: BookingTask | CarStep,
  { appointmentInstant }: Pick<BookingDetails, 'appointmentInstant'>,
): string | undefined {
  return task === 'correct' || task === 'pass' || task === 'sheet' ? undefined : (appointmentInstant ?? 'no date');
}

/** The question about cancelling one of several cars, by the car's number. */
export type CarStep = `cancel-car-${number}`;

/** The name of a car's question. */
export function carStep(number: number): CarStep {
  return `cancel-car-${number}`;
}
