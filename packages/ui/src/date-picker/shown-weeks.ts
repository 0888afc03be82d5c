import { addDays, type CalendarDate, clampDate, daysOfWeek, type WeekStart, weekOf, weeksBetween } from './calendar';

/** Number of weeks in view: constant, so that the calendar's height never changes. */
export const weeksInSight = 5;

/** First and last date of the calendar, both included. */
export interface Limits {
  from: CalendarDate;
  to: CalendarDate;
}

/** The first days of the weeks with available days; all weeks if there are none. */
export function openWeeks({
  limits,
  weekStart,
  isOpen,
}: {
  limits: Limits;
  weekStart: WeekStart;
  isOpen: (date: CalendarDate) => boolean;
}): readonly CalendarDate[] {
  const all = weeksBetween(limits, weekStart);
  const open = all.filter((week) => daysOfWeek(week).some((date) => isInside(date, limits) && isOpen(date)));
  return open.length === 0 ? all : open;
}

/** The weeks on the page of a date; the last page is filled with earlier weeks. */
export function pageOf(weeks: readonly CalendarDate[], week: CalendarDate): readonly CalendarDate[] {
  const found = weeks.findIndex((each) => each >= week);
  const index = found === -1 ? weeks.length - 1 : found;
  const first = Math.min(index - (index % weeksInSight), Math.max(0, weeks.length - weeksInSight));
  return weeks.slice(first, first + weeksInSight);
}

/** The days left out between the weeks in view. */
export function skippedDays(page: readonly CalendarDate[]): Limits[] {
  return page.flatMap((week, index) => {
    const before = page[index - 1];
    const from = before === undefined ? week : addDays(before, 7);
    return from === week ? [] : [{ from, to: addDays(week, -1) }];
  });
}

/**
 * The date to go to in place of one whose week is left out: in the next shown week in that direction, on the same
 * weekday after a whole week and on its nearest day otherwise. Undefined where there is none.
 */
export function nearestShown(
  wanted: CalendarDate,
  options: { weeks: readonly CalendarDate[]; from: CalendarDate; limits: Limits; weekStart: WeekStart },
): CalendarDate | undefined {
  const { weeks, from, limits, weekStart } = options;
  const target = clampDate(wanted, limits);
  const week = weekOf(target, weekStart);
  if (weeks.includes(week)) return target;
  const isForward = target > from;
  const instead = isForward ? weeks.find((each) => each > week) : weeks.findLast((each) => each < week);
  if (instead === undefined) return undefined;
  const isByDay = wanted === addDays(from, isForward ? 1 : -1);
  const sameWeekday = daysOfWeek(week).indexOf(target);
  const day = isByDay ? (isForward ? 0 : 6) : sameWeekday;
  return clampDate(addDays(instead, day), limits);
}

/** True inside the limits, both included. */
export function isInside(date: CalendarDate, { from, to }: Limits): boolean {
  return date >= from && date <= to;
}
