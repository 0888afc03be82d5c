import type { ClosureRecord } from '@tintforge/api-contract';
import { addDays, type CalendarDate, formatLongDate, weekday } from '@tintforge/booking-core';

/** Consecutive closed days of one place and reason; Sundays between them don't split the group. */
export interface ClosureGroup {
  ids: string[];
  from: CalendarDate;
  until: CalendarDate;
  regionId: string | null;
  reason: string;
}

/** Closed days as people describe them, the next first. */
export function groupClosures(closures: readonly ClosureRecord[]): ClosureGroup[] {
  const groups: ClosureGroup[] = [];
  for (const { id, date, regionId, reason } of closures.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    const before = groups.find(
      (group) => group.regionId === regionId && group.reason === reason && followsOn(group.until, date),
    );
    if (before === undefined) groups.push({ ids: [id], from: date, until: date, regionId, reason });
    else Object.assign(before, { ids: [...before.ids, id], until: date });
  }
  return groups;
}

function followsOn(until: CalendarDate, date: CalendarDate): boolean {
  const next = addDays(until, 1);
  return date === (weekday(next) === 0 ? addDays(next, 1) : next);
}

/** "December 24, 2026"; "December 24 to 26, 2026"; "December 31, 2026 to January 2, 2027". */
export function spanText({ from, until }: Pick<ClosureGroup, 'from' | 'until'>): string {
  if (from === until) return plainDate(from);
  if (from.slice(0, 7) === until.slice(0, 7)) {
    return plainDate(until).replace(/ (\d+),/, ` ${Number(from.slice(8))} to $1,`);
  }
  return `${plainDate(from)} to ${plainDate(until)}`;
}

/** Without the weekday. */
function plainDate(date: CalendarDate): string {
  return formatLongDate(date).replace(/^\w+, /, '');
}
