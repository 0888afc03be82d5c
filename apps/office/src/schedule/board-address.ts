import { paths } from '@tintforge/app-base/paths';
import { addDays, type CalendarDate, isCalendarDate, weekday } from '@tintforge/booking-core';

/** State of the board in its URL, so that it can be shared and revisited. */
export interface BoardView {
  /** The day, or one of the week. */
  day: CalendarDate;
  span: 'day' | 'week';
  /** Of every region when none is named. */
  region: string | undefined;
  /** The crew whose day is laid out for paper. */
  paper: string | undefined;
}

/** Days of a week on the board: no crew works on Sundays. */
const daysOfWeek = 6;

/** Reads an address's query; today where no day is named, or none that exists. */
export function readBoardView(parameters: URLSearchParams, today: CalendarDate): BoardView {
  const day = parameters.get('day') ?? today;
  return {
    day: isCalendarDate(day) ? day : today,
    span: parameters.get('view') === 'week' ? 'week' : 'day',
    region: parameters.get('region') ?? undefined,
    paper: parameters.get('paper') ?? undefined,
  };
}

/** The address of a view; what is as always is left out. */
export function boardPath({ day, span, region, paper }: BoardView, today: CalendarDate): string {
  const parameters = new URLSearchParams({
    ...(day === today ? {} : { day }),
    ...(span === 'day' ? {} : { view: span }),
    ...(region === undefined ? {} : { region }),
    ...(paper === undefined ? {} : { paper }),
  });
  const query = parameters.toString();
  return query === '' ? paths.admin : `${paths.admin}?${query}`;
}

/** The view one step earlier or later: a working day, or a week. */
export function stepView(view: BoardView, step: 1 | -1): BoardView {
  if (view.span === 'week') return { ...view, day: addDays(view.day, 7 * step) };
  const next = addDays(view.day, step);
  return { ...view, day: weekday(next) === 0 ? addDays(next, step) : next };
}

/** The days that a view asks the shop about: from its Monday to Saturday, or the one. A Sunday's week is the next. */
export function daysOf({ day, span }: BoardView): { from: CalendarDate; days: number } {
  return span === 'day' ? { from: day, days: 1 } : { from: addDays(day, 1 - weekday(day)), days: daysOfWeek };
}
