import type { BookingDetails } from '@tintforge/api-contract';
import { whenText } from '@tintforge/app-base/appointment';
import { contactLineOf } from '@tintforge/content';
import { type BookingTask, possibleTasks, termsOf } from './booking-task';
import { manageWords } from './words';

const words = manageWords.overtaken;

/** Words to a customer whose dialog closes itself. */
interface OvertakenNews {
  title: string;
  text: string;
}

interface OpenTask {
  task: BookingTask;
  /** {@link termsOf} when the dialog was opened. */
  seen: string | undefined;
  details: BookingDetails;
}

/** The reason that an open dialog no longer fits its booking; undefined while it does. */
export function overtakenNews({ task, seen, details }: OpenTask): OvertakenNews | undefined {
  if (details.status === 'cancelled') return manageWords.cancelledSince;
  if (!possibleTasks(details)[task])
    return task === 'pass' ? words.pass : words.call(contactLineOf(details.region.id).phone);
  return termsOf(task, details) === seen ? undefined : words.moved(whenText(details));
}
