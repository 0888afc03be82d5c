import { late } from '@tintforge/app-base/late/late';
import type { BookingTask, TaskProps } from './booking-task';

// Calendar, form and zod are needed only to change a booking: they are fetched after it is shown.
const Move = late(async () => (await import('./move/move-dialog')).MoveDialog);
const Change = late(async () => (await import('./change/change-dialog')).ChangeDialog);
const Cancel = late(async () => (await import('./cancel/cancel-dialog')).CancelDialog);
const Correct = late(async () => (await import('./correct/correct-dialog')).CorrectDialog);

/** Few bookings have several cars. */
export const Cars = late(async () => (await import('./cars/booked-cars')).BookedCars);

/** Few have an exemption. */
export const Certificates = late(async () => (await import('./certificate/certificates')).Certificates);

const Pass = late(async () => (await import('./confirmation/pass-task')).PassTask);

const Sheet = late(async () => (await import('./compliance/sheet-task')).SheetTask);

/** Cancels one of several cars. */
export const CancelCar = late(async () => (await import('./cars/cancel-car-dialog')).CancelCarDialog);

const dialogs = {
  move: Move,
  change: Change,
  cancel: Cancel,
  correct: Correct,
  pass: Pass,
  sheet: Sheet,
} satisfies Record<BookingTask, unknown>;

/** The dialog of a task, in its own chunk. */
export function TaskDialog({ task, ...props }: TaskProps & { task: BookingTask }) {
  const Dialog = dialogs[task];
  return <Dialog {...props} />;
}

/** Prefetches the code of all tasks. A failure is left to the task that needs it. */
export function prefetchTasks({ hasCars }: { hasCars: boolean }): void {
  for (const { prefetch } of [Move, Change, Cancel, Correct, ...(hasCars ? [CancelCar] : [])]) prefetch();
}
