import { addDays, type CalendarDate, weekday } from './calendar';
import type { Closure } from './schedule';

/** The legal public holidays of the United States, in the order of 5 U.S.C. 6103(a). */
export const holidayIds = [
  'new-year',
  'martin-luther-king',
  'washington',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;

/** One of {@link holidayIds}. */
export type HolidayId = (typeof holidayIds)[number];

/** A holiday of one year. */
export interface FederalHoliday {
  id: HolidayId;
  date: CalendarDate;
  /** The day on which federal offices close for it: another one when it falls on a weekend. */
  observed: CalendarDate;
}

const monday = 1;
const thursday = 4;
const saturday = 6;

type Rule = (year: number) => CalendarDate;

/** 5 U.S.C. 6103(a). */
const rules: Readonly<Record<HolidayId, Rule>> = {
  'new-year': (year) => day(year, 1, 1),
  'martin-luther-king': (year) => nth(3, monday, year, 1),
  washington: (year) => nth(3, monday, year, 2),
  memorial: (year) => lastBefore(day(year, 6, 1), monday),
  juneteenth: (year) => day(year, 6, 19),
  independence: (year) => day(year, 7, 4),
  labor: (year) => nth(1, monday, year, 9),
  columbus: (year) => nth(2, monday, year, 10),
  veterans: (year) => day(year, 11, 11),
  thanksgiving: (year) => nth(4, thursday, year, 11),
  christmas: (year) => day(year, 12, 25),
};

function day(year: number, month: number, dayOfMonth: number): CalendarDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
}

/** The first, second … of a weekday in a month. */
function nth(count: number, dayOfWeek: number, year: number, month: number): CalendarDate {
  const first = day(year, month, 1);
  return addDays(first, ((dayOfWeek - weekday(first) + 7) % 7) + (count - 1) * 7);
}

function lastBefore(date: CalendarDate, dayOfWeek: number): CalendarDate {
  return addDays(date, -(((weekday(date) - dayOfWeek + 6) % 7) + 1));
}

/** A Saturday is observed on the Friday before it (5 U.S.C. 6103(b)), a Sunday on the Monday after it (EO 11582). */
function observedOn(date: CalendarDate): CalendarDate {
  if (weekday(date) === saturday) return addDays(date, -1);
  return weekday(date) === 0 ? addDays(date, 1) : date;
}

/** More than the years that anyone books or reports in. */
const mostKnownYears = 50;
const knownYears = new Map<number, readonly FederalHoliday[]>();

/** The eleven holidays of a year, in order. New Year's Day may be observed in the year before. */
export function federalHolidays(year: number): readonly FederalHoliday[] {
  const known = knownYears.get(year);
  if (known !== undefined) return known;
  const holidays = holidayIds.map((id) => {
    const date = rules[id](year);
    return { id, date, observed: observedOn(date) };
  });
  if (knownYears.size >= mostKnownYears) knownYears.clear();
  knownYears.set(year, holidays);
  return holidays;
}

/** A holiday on which a shop is closed. */
export interface KeptHoliday {
  /** The regions that are closed; null for all. */
  regionIds: readonly string[] | null;
  /** Closed on the observed day too, where that is another one. */
  isObserved: boolean;
  /** The first day for which it counts: the day on which the shop switched it on. */
  since: CalendarDate;
}

/** The holidays on which a shop is closed; it works on the others. */
export type KeptHolidays = Readonly<Partial<Record<HolidayId, KeptHoliday>>>;

/** A closed day that a holiday brings. */
export interface HolidayClosure extends Closure {
  holiday: HolidayId;
}

/** The days from `from` to `to`, both included, on which a shop is closed for holidays; one for each region, or for all. */
export function holidayClosures(
  kept: KeptHolidays,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): HolidayClosure[] {
  if (Object.keys(kept).length === 0) return [];
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  // New Year's Day of the year after may be observed in this one.
  const years = Array.from({ length: Math.max(0, last - first + 2) }, (_, index) => first + index);
  return years
    .flatMap((year) => federalHolidays(year))
    .flatMap(({ id, date, observed }) => {
      const holiday = kept[id];
      if (holiday === undefined) return [];
      const dates = holiday.isObserved && observed !== date ? [date, observed] : [date];
      return dates
        .filter((each) => each >= from && each <= to && each >= holiday.since)
        .flatMap((each) => (holiday.regionIds ?? [null]).map((regionId) => ({ holiday: id, date: each, regionId })));
    });
}
