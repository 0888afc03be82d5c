import { type CalendarDate, weekday } from './calendar';
import { minutesOfDay, type StartTime } from './start-times';

/** Bounds of the hours that a shop may set, `HH:mm`: no crew leaves earlier, and none is home later. */
export const widestHours = { opens: '06:00', closes: '22:00' } as const;

/** A span of a day, `HH:mm` on full or half hours of the shop's clock. */
export interface OpenHours {
  opens: string;
  closes: string;
}

/** The hours of a weekday in which a region's crews work, and the starts that it offers. */
export interface OpeningDay extends OpenHours {
  /** In order of the day. The last job with its travel has ended by `closes`. */
  starts: readonly StartTime[];
}

/** Seven days, Sunday first; null for one that is closed. */
export type OpeningWeek = readonly (OpeningDay | null)[];

/** Seven days of printed hours, Sunday first; null for one that is closed. */
export type PrintedWeek = readonly (OpenHours | null)[];

/** The three sets of hours that a shop prints; they differ and are named apart. */
export const doors = ['shopAndPhone', 'office', 'appointmentsByPhone'] as const;

/** One of {@link doors}. */
export type Door = (typeof doors)[number];

/** The printed hours of each door. */
export type PrintedHours = Readonly<Record<Door, PrintedWeek>>;

/** A region's hours on the weekday of a date, closures apart; undefined when that weekday is closed. */
export function openingOn({ week }: { week: OpeningWeek }, date: CalendarDate): OpeningDay | undefined {
  return week[weekday(date)] ?? undefined;
}

/**
 * Contradictions in a week:
 * - `never-open`: every day is closed;
 * - `closes-before-opens`: a day ends before it has begun, or as it begins;
 * - `no-starts`: an open day on which no appointment can start;
 * - `start-outside-hours`: an appointment would start before opening, or when the shop closes, or later.
 */
export const weekProblems = ['never-open', 'closes-before-opens', 'no-starts', 'start-outside-hours'] as const;

/** One of {@link weekProblems}. */
export type WeekProblem = (typeof weekProblems)[number];

/** A contradiction and its place: a weekday, 0 for Sunday, and the start when one is to blame. */
export interface WeekFinding {
  problem: WeekProblem;
  /** Null when the whole week is to blame. */
  weekday: number | null;
  start?: StartTime;
}

/** Finds the contradictions of a region's week; none in one that can be offered. */
export function judgeWeek(week: OpeningWeek): WeekFinding[] {
  return [...judgePrintedWeek(week), ...week.flatMap((day, index) => (day === null ? [] : judgeStarts(day, index)))];
}

/** Finds the contradictions of printed hours; none in a week that can be shown. */
export function judgePrintedWeek(week: PrintedWeek): WeekFinding[] {
  if (week.every((day) => day === null)) return [{ problem: 'never-open', weekday: null }];
  return week.flatMap((day, index) =>
    day !== null && isTurned(day) ? [{ problem: 'closes-before-opens' as const, weekday: index }] : [],
  );
}

function isTurned({ opens, closes }: OpenHours): boolean {
  return minutesOfDay(closes) <= minutesOfDay(opens);
}

function judgeStarts(day: OpeningDay, index: number): WeekFinding[] {
  if (day.starts.length === 0) return [{ problem: 'no-starts', weekday: index }];
  // One problem is enough for a day whose hours are turned around.
  if (isTurned(day)) return [];
  const isOutside = (start: StartTime) =>
    minutesOfDay(start) < minutesOfDay(day.opens) || minutesOfDay(start) >= minutesOfDay(day.closes);
  return day.starts
    .filter(isOutside)
    .map((start) => ({ problem: 'start-outside-hours' as const, weekday: index, start }));
}
