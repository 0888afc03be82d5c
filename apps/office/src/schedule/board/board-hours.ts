import type { Schedule } from '@tintforge/api-contract';
import { minutesOfDay, type StartTime } from '@tintforge/booking-core';

/** The hours that the board shows, in minutes of the day; full hours. */
export interface BoardHours {
  from: number;
  until: number;
}

/** Shown when no region is open: nine to eight. */
const usualHours: BoardHours = { from: 540, until: 1200 };

/** From the first opening to the last closing of the shown days, and as far as their jobs and breaks reach. */
export function boardHoursOf({ regions }: Pick<Schedule, 'regions'>): BoardHours {
  const openings = regions.flatMap((region) => region.openings);
  const days = regions.flatMap(({ crews }) => crews).flatMap((crew) => crew.days);
  const jobs = days.flatMap((day) => day.jobs).map((job) => ({ ...job, from: minutesOfDay(job.start) }));
  const pauses = days.flatMap((day) => day.breaks);
  const beginnings = [
    ...openings.map(({ opens }) => minutesOfDay(opens)),
    ...jobs.map(({ from }) => from),
    ...pauses.map(({ from }) => minutesOfDay(from)),
  ];
  const ends = [
    ...openings.map(({ closes }) => minutesOfDay(closes)),
    ...jobs.map(({ from, jobMinutes, travelMinutes }) => from + jobMinutes + travelMinutes),
    ...pauses.map(({ until }) => minutesOfDay(until)),
  ];
  if (beginnings.length === 0) return usualHours;
  return { from: Math.floor(Math.min(...beginnings) / 60) * 60, until: Math.ceil(Math.max(...ends) / 60) * 60 };
}

/** Horizontal position of a minute of the day on the board, 0 to 1; outside hours are at its edge. */
export function shareOf(minutes: number, { from, until }: BoardHours): number {
  return Math.min(1, Math.max(0, (minutes - from) / (until - from)));
}

/** The minute of the day at a fraction of the board's width. */
export function minutesAt(share: number, { from, until }: BoardHours): number {
  return from + share * (until - from);
}

/** Left edge and width of a time span, as percentages of the board. */
export function spanOf(
  { from, minutes }: { from: number; minutes: number },
  hours: BoardHours,
): { left: string; width: string } {
  const left = shareOf(from, hours);
  return { left: percent(left), width: percent(shareOf(from + minutes, hours) - left) };
}

/** A fraction in CSS notation. */
export function percent(share: number): string {
  return `${Math.round(share * 100_000) / 1000}%`;
}

/** The start nearest to a minute of the day; of two, the earlier. Undefined when the day has none. */
export function startAt(minutes: number, starts: readonly StartTime[]): StartTime | undefined {
  const distance = (start: StartTime) => Math.abs(minutesOfDay(start) - minutes);
  const [first, ...others] = starts;
  if (first === undefined) return undefined;
  return others.reduce((best, start) => (distance(start) < distance(best) ? start : best), first);
}

/** The next start earlier or later, also from a time that is none; the first and the last have no neighbor beyond them. */
export function stepStart(start: StartTime, step: 1 | -1, starts: readonly StartTime[]): StartTime {
  const next = step === 1 ? starts.find((each) => each > start) : starts.findLast((each) => each < start);
  return next ?? start;
}

/** Full hours on the board, as its header shows them: "9" to "7". */
export function hourMarks({ from, until }: BoardHours): string[] {
  return Array.from({ length: (until - from) / 60 }, (_, index) => String(((from / 60 + index + 11) % 12) + 1));
}
