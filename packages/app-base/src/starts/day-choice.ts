import type { Availability, AvailableDay } from '@tintforge/api-contract';
import { formatTime, judgeDayOffer, minutesOfDay, type StartRefusal } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import type { DayState, StartGroup } from '@tintforge/ui';

const words = wizardWords.appointment;

const noonMinutes = 720;

/** A day and one of its starts, as a form stores them. */
export interface ChosenStart {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
}

/** Number of available times of a day. */
export function freeStarts(day: AvailableDay | undefined): number {
  return day?.starts.filter((start) => start.available).length ?? 0;
}

/** Number of times of a day that fit the job: available and booked ones. */
export function fittingStarts(day: AvailableDay): number {
  return day.starts.filter(({ available, reason }) => available || reason === 'taken').length;
}

/** State of a day in the calendar. An unknown day is closed. */
export function dayStateOf(day: AvailableDay | undefined): DayState {
  const offer = judgeDayOffer(day?.starts ?? []);
  return offer === 'open' || offer === 'few' ? offer : 'closed';
}

/** The reason why a day can't be chosen, or a note that few starts are left; undefined for an ordinary day. */
export function dayNoteOf(day: AvailableDay | undefined): string | undefined {
  if (day === undefined) return undefined;
  const { unavailable, fewLeft } = words.date;
  if (day.state !== 'open') return unavailable[day.state];
  switch (judgeDayOffer(day.starts)) {
    case 'few':
      return fewLeft;
    case 'sold-out':
      return unavailable.full;
    case 'unfit':
      return isNobodyThere(day) ? unavailable.closed : unavailable.unfit;
    default:
      return undefined;
  }
}

function isNobodyThere({ starts }: AvailableDay): boolean {
  return starts.every(({ reason }) => reason === 'closed');
}

/** A day of the response by its date. */
export function dayOf(availability: Availability | undefined, date: string): AvailableDay | undefined {
  return availability?.days.find((day) => day.date === date);
}

/** A start of the response; undefined when the day or the time isn't in it. */
export function startOf(availability: Availability | undefined, { date, time }: ChosenStart) {
  return dayOf(availability, date)?.starts.find((start) => start.time === time);
}

/** The first free start, skipping those for which `isPassed` is true; undefined when there is none. */
export function nextOpenStart(
  availability: Availability,
  isPassed: (start: ChosenStart) => boolean = () => false,
): ChosenStart | undefined {
  for (const { date, starts } of availability.days) {
    const found = starts.find(({ available, time }) => available && !isPassed({ date, time }));
    if (found !== undefined) return { date, time: found.time };
  }
  return undefined;
}

/** The start times of a day, morning and afternoon; one of them may have a note. */
export function startGroups(day: AvailableDay, noted?: { time: string; note: string }): StartGroup[] {
  const options = day.starts.map(({ time, available, reason }) => ({
    value: time,
    label: formatTime(time),
    isAvailable: available,
    isMorning: minutesOfDay(time) < noonMinutes,
    ...(reason === undefined || reason === 'taken' ? {} : { unfit: words.time.unfit[reason] }),
    ...(time === noted?.time ? { note: noted.note } : {}),
  }));
  const unfit = unfitKey(day);
  const hasTaken = day.starts.some(({ reason }) => reason === 'taken');
  return [
    {
      label: words.time.morning,
      options: options.filter((option) => option.isMorning),
      ...(unfit === undefined ? {} : { note: unfit }),
    },
    {
      label: words.time.afternoon,
      options: options.filter((option) => !option.isMorning),
      ...(hasTaken ? { note: words.time.takenKey } : {}),
    },
  ];
}

/** Legend of faded times, on a day that has some. */
function unfitKey({ starts }: AvailableDay): string | undefined {
  const { unfit, unfitMixed, unfitKey: key } = words.time;
  const reasons = new Set<StartRefusal | undefined>(starts.map(({ reason }) => reason));
  const [only, ...others] = (['too-late-for-job', 'notice', 'closed'] as const).filter((reason) => reasons.has(reason));
  if (only === undefined) return undefined;
  return key(others.length === 0 ? unfit[only] : unfitMixed);
}
