import type { OpeningWeek } from '@tintforge/booking-core';
import { regions } from './regions';
import { fromMonday, weekdaysText } from './weekday-names';

/** The days on which any of the regions works, from Monday on: "Monday to Saturday", "Tuesday, Friday to Sunday". */
export function openDaysText(places: readonly { week: OpeningWeek }[]): string {
  return weekdaysText(fromMonday.filter((day) => places.some(({ week }) => (week[day] ?? null) !== null)));
}

/** True when a region works on a weekday, 0 for Sunday. */
export function isOpenOn(regionId: string, weekday: number): boolean {
  const week: OpeningWeek = regions.find(({ id }) => id === regionId)?.week ?? [];
  return (week[weekday] ?? null) !== null;
}

/** The most starts that a region offers on one day. */
export function mostStarts(places: readonly { week: OpeningWeek }[]): number {
  return Math.max(0, ...places.flatMap(({ week }) => week.map((day) => day?.starts.length ?? 0)));
}
