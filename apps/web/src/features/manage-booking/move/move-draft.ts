import type { ChosenStart } from '@tintforge/app-base/starts/day-choice';
import { isRecord } from '@tintforge/app-base/storage';
import { isCalendarDate, isStartTime } from '@tintforge/booking-core';
import { bookingDrafts, type DraftPlace } from '../booking-drafts';

const drafts = bookingDrafts('move');

/** The booking's appointment, which the chosen start is to replace. */
interface MovePlace extends DraftPlace {
  appointmentInstant: string | null;
}

/** The start that was chosen in this tab for the same appointment; undefined when there is none. */
export function readMove(place: MovePlace): ChosenStart | undefined {
  const stored = drafts.read(place);
  if (!isRecord(stored) || stored.from !== place.appointmentInstant) return undefined;
  const { date, time } = stored;
  if (typeof date !== 'string' || typeof time !== 'string') return undefined;
  const isStart = isCalendarDate(date) && (time === '' || isStartTime(time));
  return isStart ? { date, time } : undefined;
}

/** Keeps a chosen start, or a day whose time is open, until the appointment is moved. */
export function keepMove(place: MovePlace, { date, time }: ChosenStart): void {
  drafts.keep(place, { from: place.appointmentInstant, date, time });
}

/** Moved, discarded, or no longer possible. */
export function dropMove(place: MovePlace): void {
  drafts.drop(place);
}
