/** A calendar date, `YYYY-MM-DD`, in no time zone. */
export type CalendarDate = string;

/** A month, `YYYY-MM`. */
export type CalendarMonth = string;

const dayMs = 86_400_000;

/** Milliseconds since the epoch of a date's midnight, as if it were in UTC: arithmetic on days only, never shown. */
function toUtc(date: CalendarDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

function fromUtc(ms: number): CalendarDate {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The date that many days later; earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * dayMs);
}

/** The same day of another month, or that month's last day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const month = shiftMonth(monthOf(date), months);
  const day = Math.min(Number(date.slice(8, 10)), daysIn(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The month a date is in. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7);
}

/** The month that many months later; earlier when negative. */
export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return fromUtc(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1)).slice(0, 7);
}

/** How many days a month has. */
export function daysIn(month: CalendarMonth): number {
  return Number(addDays(`${shiftMonth(month, 1)}-01`, -1).slice(8, 10));
}

/** 0 for Monday … 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(toUtc(date)).getUTCDay() + 6) % 7;
}

/** The weeks of a month, Monday first; undefined where a day belongs to a neighbouring month. */
export function weeksOf(month: CalendarMonth): readonly (readonly (CalendarDate | undefined)[])[] {
  const first = `${month}-01`;
  const lead = weekdayOf(first);
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead;
      return day < 0 || day >= count ? undefined : addDays(first, day);
    }),
  );
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

/** "December 2026" */
export function sayMonth(month: CalendarMonth): string {
  return say(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** The seven weekdays from Monday, short and long. January 1, 2024 was a Monday. */
export const weekdays: readonly { short: string; long: string }[] = Array.from({ length: 7 }, (_, index) => {
  const date = addDays('2024-01-01', index);
  return { short: say(date, { weekday: 'short' }), long: say(date, { weekday: 'long' }) };
});
