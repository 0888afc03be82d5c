/** A calendar date, `YYYY-MM-DD`, in no time zone. */
export type CalendarDate = string;

/** A month, `YYYY-MM`. */
export type CalendarMonth = string;

const dayMs = 86_400_000;

/** Milliseconds since the epoch of a date's midnight in UTC: for arithmetic on days only, never shown. */
function toUtc(date: CalendarDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

function fromUtc(ms: number): CalendarDate {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The date a number of days later; earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * dayMs);
}

/** The same day of another month, or that month's last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const month = shiftMonth(monthOf(date), months);
  const day = Math.min(Number(date.slice(8, 10)), daysIn(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The month of a date. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** The month a number of months later; earlier when negative. */
export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return fromUtc(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1)).slice(0, 7);
}

/** Number of days in a month. */
export function daysIn(month: CalendarMonth): number {
  return Number(addDays(`${shiftMonth(month, 1)}-01`, -1).slice(8, 10));
}

/** 0 for Sunday … 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** First day of the week: 0 for Sunday, 1 for Monday. */
export type WeekStart = 0 | 1;

/** The first day of a date's week. */
export function weekOf(date: CalendarDate, weekStart: WeekStart): CalendarDate {
  return addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
}

/** The seven days of the week that starts on a date. */
export function daysOfWeek(week: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: 7 }, (_, index) => addDays(week, index));
}

/** The first days of all weeks that have a day inside the limits (both included). */
export function weeksBetween(
  limits: { from: CalendarDate; to: CalendarDate },
  weekStart: WeekStart,
): readonly CalendarDate[] {
  const first = weekOf(limits.from, weekStart);
  const count = Math.floor((toUtc(limits.to) - toUtc(first)) / (7 * dayMs)) + 1;
  return Array.from({ length: Math.max(1, count) }, (_, index) => addDays(first, 7 * index));
}

/** The date, or the nearest one inside the limits (both included). */
export function clampDate(date: CalendarDate, limits: { from: CalendarDate; to: CalendarDate }): CalendarDate {
  if (date < limits.from) return limits.from;
  return date > limits.to ? limits.to : date;
}

function say(date: CalendarDate, words: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...words }).format(toUtc(date));
}

/** "Tuesday, December 8, 2026" */
export function sayDate(date: CalendarDate): string {
  return say(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** "Dec" */
export function sayMonth(date: CalendarDate): string {
  return say(date, { month: 'short' });
}

/** "Nov 30 – Jan 2, 2027"; the year only when it is not that of `today`. */
export function sayDays({ from, to }: { from: CalendarDate; to: CalendarDate }, today: CalendarDate): string {
  const start = say(from, { month: 'short', day: 'numeric' });
  const isOneMonth = monthOf(from) === monthOf(to);
  const end = isOneMonth ? String(Number(to.slice(8, 10))) : say(to, { month: 'short', day: 'numeric' });
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : `, ${to.slice(0, 4)}`;
  return from === to ? `${start}${year}` : `${start} – ${end}${year}`;
}

/** The seven weekdays in the week's order, short and long. January 7, 2024 was a Sunday. */
export function weekdaysFrom(weekStart: WeekStart): readonly { short: string; long: string }[] {
  return daysOfWeek(addDays('2024-01-07', weekStart)).map((date) => ({
    short: say(date, { weekday: 'short' }),
    long: say(date, { weekday: 'long' }),
  }));
}
