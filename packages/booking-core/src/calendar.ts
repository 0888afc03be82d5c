/** A civil day, `YYYY-MM-DD`, in the shop's zone. It compares and sorts as text. */
export type CalendarDate = string;

const millisecondsPerDay = 86_400_000;
const calendarDateForm = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01, counted in UTC, where every day has 24 hours; undefined for what is not a date. */
function parseDay(text: string): number | undefined {
  const milliseconds = calendarDateForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(milliseconds)) return undefined;
  const day = milliseconds / millisecondsPerDay;
  // Engines may roll February 30 over into March, so a date that not every month has must round-trip.
  return text.slice(8) <= '28' || dateOfDay(day) === text ? day : undefined;
}

/** The date of a day counted from 1970-01-01. */
export function dateOfDay(day: number): CalendarDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

function dayOf(date: CalendarDate): number {
  const day = parseDay(date);
  if (day === undefined) throw new RangeError(`Not a calendar date: ${date}`);
  return day;
}

/** True for `YYYY-MM-DD` naming a day that exists; false for anything else, 2026-02-30 included. */
export function isCalendarDate(text: string): boolean {
  return parseDay(text) !== undefined;
}

/** The day `count` days later, or earlier when negative. Throws on what is not a date. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return dateOfDay(dayOf(date) + count);
}

/** Days from `from` to `to`; negative when `to` is earlier. Throws on what is not a date. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayOf(to) - dayOf(from);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. Throws on what is not a date. */
export function weekday(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return (((dayOf(date) + 4) % 7) + 7) % 7;
}

/** The first day of a date's week, with weeks that begin on Sunday (0) or on Monday (1). Throws on what is not a date. */
export function startOfWeek(date: CalendarDate, weekStart: 0 | 1): CalendarDate {
  return addDays(date, -((weekday(date) - weekStart + 7) % 7));
}

/** `count` days in a row, beginning with `date`. Throws on what is not a date. */
export function datesFrom(date: CalendarDate, count: number): CalendarDate[] {
  const first = dayOf(date);
  return Array.from({ length: count }, (_, index) => dateOfDay(first + index));
}

/** "Tuesday, December 8, 2026". Throws on what is not a date. */
export function formatLongDate(date: CalendarDate): string {
  return formatDay(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** "Tue, Dec 8". Throws on what is not a date. */
export function formatShortDate(date: CalendarDate): string {
  return formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' });
}

function formatDay(date: CalendarDate, style: Intl.DateTimeFormatOptions): string {
  const midnight = dayOf(date) * millisecondsPerDay;
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(midnight);
}
