import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { addDays, type CalendarDate, isCalendarDate, startOfWeek, weekday } from '@tintforge/booking-core';
import { catalogue, weekStart } from '@tintforge/content';

/** State of the board in its URL, so that it can be shared and revisited. */
export interface BoardView {
  /** The day, or a day of the week. */
  day: CalendarDate;
  span: 'day' | 'week';
  /** All regions when absent. */
  region: string | undefined;
  /** The crew whose day is laid out for print. */
  paper: string | undefined;
}

/** True where a region of the shop opens on Sundays. */
const isOpenOnSundays = catalogue.regions.some(({ week }) => week[0] !== null && week[0] !== undefined);

/** The day on which the board opens: today, or on a closed Sunday the next working day. */
export function openingDay(today: CalendarDate, opensOnSundays = isOpenOnSundays): CalendarDate {
  return weekday(today) === 0 && !opensOnSundays ? addDays(today, 1) : today;
}

/** Parses a URL's query; today where the day is missing or invalid. */
export function readBoardView(parameters: URLSearchParams, today: CalendarDate): BoardView {
  const day = parameters.get('day') ?? today;
  return {
    day: isCalendarDate(day) ? day : today,
    span: parameters.get('view') === 'week' ? 'week' : 'day',
    region: parameters.get('region') ?? undefined,
    paper: parameters.get('paper') ?? undefined,
  };
}

/** The URL of a view; defaults are left out. */
export function boardPath({ day, span, region, paper }: BoardView, today: CalendarDate): OwnAddress {
  const parameters = new URLSearchParams({
    ...(day === today ? {} : { day }),
    ...(span === 'day' ? {} : { view: span }),
    ...(region === undefined ? {} : { region }),
    ...(paper === undefined ? {} : { paper }),
  });
  const query = parameters.toString();
  return query === '' ? paths.admin : `${paths.admin}?${query}`;
}

/** The view one step earlier or later: a day, without Sundays where the shop is closed on them, or a week. */
export function stepView(view: BoardView, step: 1 | -1, opensOnSundays = isOpenOnSundays): BoardView {
  if (view.span === 'week') return { ...view, day: addDays(view.day, 7 * step) };
  const next = addDays(view.day, step);
  return { ...view, day: weekday(next) === 0 && !opensOnSundays ? addDays(next, step) : next };
}

/**
 * The days that a view requests: the one day, or its week. Weeks have six days from Monday where the shop is closed on
 * Sundays, which then belong to the next week; else seven from the shop's first weekday.
 */
export function daysOf(
  { day, span }: Pick<BoardView, 'day' | 'span'>,
  opensOnSundays = isOpenOnSundays,
): { from: CalendarDate; days: number } {
  if (span === 'day') return { from: day, days: 1 };
  return opensOnSundays
    ? { from: startOfWeek(day, weekStart), days: 7 }
    : { from: addDays(day, 1 - weekday(day)), days: 6 };
}
