import type { BookedCarView, BookingDetails } from '@tintforge/api-contract';
import { whenText } from '@tintforge/app-base/appointment';
import { complianceWords } from '@tintforge/app-base/compliance/words';
import { contactLineOf } from '@tintforge/content';
import type { OvertakenNews } from '../../lib/step-dialog';
import { type BookingTask, carStep, possibleTasks, termsOf } from './booking-task';
import { manageWords } from './words';

const words = manageWords.overtaken;

interface OpenTask {
  task: BookingTask;
  /** {@link termsOf} when the dialog was opened. */
  seen: string | undefined;
  details: BookingDetails;
}

/** The reason that an open dialog no longer fits its booking; undefined while it does. */
export function overtakenNews({ task, seen, details }: OpenTask): OvertakenNews | undefined {
  if (details.status === 'cancelled') return manageWords.cancelledSince;
  if (!possibleTasks(details)[task]) return impossible(task, details);
  return termsOf(task, details) === seen ? undefined : words.moved(whenText(details));
}

/** The same for the question about cancelling one of several cars. */
export function overtakenCarNews({
  car: { number, status, cancellation },
  seen,
  details,
}: Omit<OpenTask, 'task'> & { car: BookedCarView }): OvertakenNews | undefined {
  if (details.status === 'cancelled') return manageWords.cancelledSince;
  if (status === 'cancelled') return words.car;
  if (cancellation === null) return words.call(contactLineOf(details.region.id).phone);
  return termsOf(carStep(number), details) === seen ? undefined : words.moved(whenText(details));
}

function impossible(task: BookingTask, { region }: BookingDetails): OvertakenNews {
  if (task === 'pass') return words.pass;
  return task === 'sheet' ? complianceWords.none : words.call(contactLineOf(region.id).phone);
}
