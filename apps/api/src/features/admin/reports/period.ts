import type { ReportPeriod, ReportStep } from '@tintforge/api-contract';
import { addDays, type CalendarDate, daysBetween, startOfWeek } from '@tintforge/booking-core';
import { weekStart } from '@tintforge/content';
import { instantOf } from '@tintforge/content/clock';

/** Instants from the first on and before the second, epoch milliseconds. */
export type InstantSpan = readonly [from: number, before: number];

/** The instants of whole days at the shop: 23 or 25 hours where its clock is changed. */
export function instantsOf({ from, to }: ReportPeriod): InstantSpan {
  return [midnightOf(from), midnightOf(addDays(to, 1))];
}

function midnightOf(date: CalendarDate): number {
  return instantOf({ date, time: '00:00' });
}

/** As many days as the period has, up to the day before it. */
export function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The period in days, in weeks from the shop's first weekday on, or in months; the first and the last may be cut short. */
export function partsOf(period: ReportPeriod, by: ReportStep): ReportPeriod[] {
  const parts: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to; ) {
    const [to = period.to] = [lastDay(from, by), period.to].toSorted();
    parts.push({ from, to });
    from = addDays(to, 1);
  }
  return parts;
}

/** The last day of the day, week or month that a day is in. */
function lastDay(date: CalendarDate, by: ReportStep): CalendarDate {
  if (by === 'day') return date;
  if (by === 'week') return addDays(startOfWeek(date, weekStart), 6);
  const inNextMonth = addDays(`${date.slice(0, 7)}-28`, 4);
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1);
}
