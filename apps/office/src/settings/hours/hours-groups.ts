import type { ShopHours } from '@tintforge/api-contract';
import {
  formatTime,
  minutesOfDay,
  type OpenHours,
  type OpeningDay,
  type OpeningWeek,
  type PrintedWeek,
  possibleStarts,
  widestHours,
} from '@tintforge/booking-core';
import { fromMonday } from '@tintforge/content';
import { settingsWords } from '../words';

const words = settingsWords.hours;

/** Weekdays with the same hours, 0 for Sunday, from Monday on. */
export interface DayGroup<Day> {
  days: number[];
  /** Null when they are closed. */
  hours: Day | null;
}

/** Regions with the same week. */
export interface RegionGroup {
  regionIds: string[];
  groups: DayGroup<OpeningDay>[];
}

/** A week by its hours, in the order of the first day of each. */
export function dayGroups<Day extends OpenHours>(week: readonly (Day | null)[]): DayGroup<Day>[] {
  const groups = new Map<string, DayGroup<Day>>();
  for (const day of fromMonday) {
    const hours = week[day] ?? null;
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { days: [], hours };
    groups.set(key, { ...group, days: [...group.days, day] });
  }
  return [...groups.values()];
}

/** The regions by their weeks, in the order of the first region of each. */
export function regionGroups(weeks: ShopHours['weeks'], regionIds: readonly string[]): RegionGroup[] {
  const groups = new Map<string, RegionGroup>();
  for (const id of regionIds) {
    const week: OpeningWeek = weeks[id] ?? [];
    const key = JSON.stringify(week);
    const group = groups.get(key) ?? { regionIds: [], groups: dayGroups(week) };
    groups.set(key, { ...group, regionIds: [...group.regionIds, id] });
  }
  return [...groups.values()];
}

/** "9:00 AM to 8:00 PM". */
export function spanText({ opens, closes }: OpenHours): string {
  return words.span(formatTime(opens), formatTime(closes));
}

/** The starts of a day in few words: half hours in a row as a span. "9:00 AM to 11:30 AM, 1:00 PM to 4:30 PM". */
export function startsText(starts: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const start of starts) {
    const run = runs.at(-1);
    if (run !== undefined && minutesOfDay(start) - minutesOfDay(run.last) === 30) run.last = start;
    else runs.push({ first: start, last: start });
  }
  return runs
    .map(({ first, last }) => (first === last ? formatTime(first) : words.span(formatTime(first), formatTime(last))))
    .join(', ');
}

/** Every half hour within which a shop may be open. */
export const halfHours = Array.from({ length: 33 }, (_, index) => {
  const minutes = minutesOfDay(widestHours.opens) + index * 30;
  const value = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { value, label: formatTime(value) };
});

/** The starts that hours leave room for. */
export function startsWithin({ opens, closes }: OpenHours) {
  return possibleStarts.filter((start) => start >= opens && start < closes);
}

/** The shop's hours with other ones on some days of some regions. */
export function withDays(
  hours: ShopHours,
  { regionIds, days, day }: { regionIds: readonly string[]; days: readonly number[]; day: OpeningDay | null },
): ShopHours {
  const weeks = Object.entries(hours.weeks).map(([id, week]) => [
    id,
    regionIds.includes(id) ? week.map((each, index) => (days.includes(index) ? day : each)) : week,
  ]);
  return { ...hours, weeks: Object.fromEntries(weeks) };
}

/** A week with other hours on some days. */
export function withPrintedDays(
  week: PrintedWeek,
  { days, day }: { days: readonly number[]; day: OpenHours | null },
): PrintedWeek {
  return week.map((each, index) => (days.includes(index) ? day : each));
}
