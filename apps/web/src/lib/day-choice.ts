import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { formatTime, minutesOfDay } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import type { DayState, StartGroup } from '@tintforge/ui';

const words = wizardWords.appointment;

/** So few starts left that it is worth saying. */
const fewStarts = 3;

const noonMinutes = 720;

/** How many starts of a day are free. */
export function freeStarts(day: AvailableDay | undefined): number {
  return day?.starts.filter((start) => start.available).length ?? 0;
}

/** How a day looks in the calendar. A day that is not known is closed. */
export function dayStateOf(day: AvailableDay | undefined): DayState {
  const free = freeStarts(day);
  if (free === 0) return 'closed';
  return free <= fewStarts ? 'few' : 'open';
}

/** Why a day cannot be chosen, or that little of it is left; undefined for an ordinary day. */
export function dayNoteOf(day: AvailableDay | undefined): string | undefined {
  if (day === undefined) return undefined;
  const { unavailable } = words.date;
  if (day.state !== 'open') return unavailable[day.state];
  const state = dayStateOf(day);
  if (state === 'closed') return unavailable.full;
  return state === 'few' ? words.date.fewLeft : undefined;
}

/** The day of an answer by its date. */
export function dayOf(availability: Availability | undefined, date: string): AvailableDay | undefined {
  return availability?.days.find((day) => day.date === date);
}

/** One start of an answer; undefined when the day or the time is not in it. */
export function startOf(availability: Availability | undefined, { date, time }: { date: string; time: string }) {
  return dayOf(availability, date)?.starts.find((start) => start.time === time);
}

/** The fourteen starts of a day, morning and afternoon; one of them may carry a few words of its own. */
export function startGroups(day: AvailableDay, noted?: { time: string; note: string }): StartGroup[] {
  const options = day.starts.map((start) => ({
    value: start.time,
    label: formatTime(start.time),
    isAvailable: start.available,
    isMorning: minutesOfDay(start.time) < noonMinutes,
    ...(start.time === noted?.time ? { note: noted.note } : {}),
  }));
  const hasTaken = options.some((option) => !option.isAvailable);
  return [
    { label: words.time.morning, options: options.filter((option) => option.isMorning) },
    {
      label: words.time.afternoon,
      options: options.filter((option) => !option.isMorning),
      ...(hasTaken ? { note: words.time.takenKey } : {}),
    },
  ];
}
