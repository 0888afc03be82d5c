import type { ShopHours } from '@tintforge/api-contract';
import {
  allOrders,
  type Catalogue,
  fitsTheDay,
  formatTime,
  type OpeningDay,
  type OpeningWeek,
  priceOrder,
  type Region,
} from '@tintforge/booking-core';
import { fromMonday, openingText, openingWords, printHours, weekdaysText } from '@tintforge/content';

/** A crew's region and working days. */
interface DutyDays {
  regionId: string;
  workingDays: readonly number[];
}

/** Context of a change of the hours. */
export interface HoursChange {
  /** The catalog in force. */
  before: Catalogue;
  after: ShopHours;
  /** Active crews. */
  crews: readonly DutyDays[];
}

/** The effects of a change of the hours, in sentences; unchanged days and doors are left out. */
export function hoursEffects(change: HoursChange): string[] {
  const { before, after } = change;
  const lines = before.regions.flatMap((region) =>
    regionEffects(change, region).map((text) => ({ place: region.name, text })),
  );
  return [...samePlaces(lines, before.regions.length), ...printedEffects(before, after)];
}

/** A sentence that is true of every region is said once. */
function samePlaces(lines: readonly { place: string; text: string }[], regions: number): string[] {
  const places = new Map<string, string[]>();
  for (const { place, text } of lines) places.set(text, [...(places.get(text) ?? []), place]);
  return [...places].map(([text, names]) => `${names.length === regions ? 'All regions' : names.join(', ')}: ${text}`);
}

function regionEffects({ before, after, crews }: HoursChange, region: Region): string[] {
  const week = after.weeks[region.id] ?? region.week;
  const days = new Map<string, number[]>();
  for (const day of fromMonday) {
    for (const text of dayEffects(region.week[day] ?? null, week[day] ?? null)) {
      days.set(text, [...(days.get(text) ?? []), day]);
    }
  }
  const changed = [...days].map(([text, weekdays]) => `${weekdaysText(weekdays)} ${text}`);
  if (changed.length === 0) return [];
  return [...changed, ...idleDays({ region, week, crews }), ...lostOrders(before, { was: region.week, is: week })];
}

/** Predicates of a weekday. */
function dayEffects(was: OpeningDay | null, is: OpeningDay | null): string[] {
  if (was === null && is === null) return [];
  if (is === null) return ['closed.'];
  if (was === null) return [`open from ${spanText(is)}, with ${is.starts.length} start times.`];
  const more = is.starts.filter((start) => !was.starts.includes(start));
  const fewer = was.starts.filter((start) => !is.starts.includes(start));
  return [
    ...(spanText(was) === spanText(is) ? [] : [`from ${spanText(is)} instead of ${spanText(was)}.`]),
    ...(more.length === 0 ? [] : [`also starts at ${timesText(more)}.`]),
    ...(fewer.length === 0 ? [] : [`no longer starts at ${timesText(fewer)}.`]),
  ];
}

function spanText({ opens, closes }: OpeningDay): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`;
}

function timesText(times: readonly string[]): string {
  return times.map(formatTime).join(', ');
}

/** A region that opens on a day on which none of its crews works offers nothing. */
function idleDays({
  region,
  week,
  crews,
}: {
  region: Region;
  week: OpeningWeek;
  crews: readonly DutyDays[];
}): string[] {
  const isStaffed = (day: number) =>
    crews.some((crew) => crew.regionId === region.id && crew.workingDays.includes(day));
  const idle = fromMonday.filter((day) => (week[day] ?? null) !== null && (region.week[day] ?? null) === null);
  const empty = idle.filter((day) => !isStaffed(day));
  if (empty.length === 0) return [];
  return [`no crew works on ${weekdaysText(empty)} yet, so customers see no times. Add the day to a crew.`];
}

function lostOrders(catalogue: Catalogue, { was, is }: { was: OpeningWeek; is: OpeningWeek }): string[] {
  const orders = allOrders(catalogue).flatMap((order) => {
    const priced = priceOrder(catalogue, order);
    return priced.ok ? [priced.value.jobMinutes] : [];
  });
  const { travelMinutes } = catalogue;
  const fits = (week: OpeningWeek, jobMinutes: number) =>
    week.some((day) => day?.starts.some((start) => fitsTheDay({ start, jobMinutes, travelMinutes }, day)));
  const lost = orders.filter((minutes) => fits(was, minutes) && !fits(is, minutes));
  if (lost.length === 0) return [];
  return [
    `${lost.length} of the ${orders.length} orders, the longest, can no longer be booked. No start time leaves room for them.`,
  ];
}

function printedEffects(before: Catalogue, after: ShopHours): string[] {
  return (['shopAndPhone', 'office', 'appointmentsByPhone'] as const).flatMap((door) => {
    const was = printedText(door, before.hours[door]);
    const is = printedText(door, after.printed[door]);
    return was === is ? [] : [`${openingWords.doors[door]}: ${is} on pages and in emails, instead of ${was}.`];
  });
}

function printedText(...printed: Parameters<typeof printHours>): string {
  return openingText(printHours(...printed));
}
