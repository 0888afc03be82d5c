import { lazy } from 'react';
import type { BookingTask, TaskProps } from './booking-task';
import { ReceiptDialog } from './receipt/receipt-dialog';

// Calendar, form and zod are for whoever changes something: fetched while the booking is read, not before it is shown.
const loadMove = async () => ({ default: (await import('./move/move-dialog')).MoveDialog });
const loadCancel = async () => ({ default: (await import('./cancel/cancel-dialog')).CancelDialog });
const loadCorrect = async () => ({ default: (await import('./correct/correct-dialog')).CorrectDialog });

const dialogs = {
  move: lazy(loadMove),
  cancel: lazy(loadCancel),
  correct: lazy(loadCorrect),
  receipt: ReceiptDialog,
} satisfies Record<BookingTask, unknown>;

/** The dialog of a task, by its own code. */
export function TaskDialog({ task, ...props }: TaskProps & { task: BookingTask }) {
  const Dialog = dialogs[task];
  return <Dialog {...props} />;
}

/** Fetches the code of all tasks. A failure is left to the task that needs it. */
export function prefetchTasks(): void {
  for (const load of [loadMove, loadCancel, loadCorrect]) load().catch(() => undefined);
}
