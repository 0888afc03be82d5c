import type { PrintedWeek } from '@tintforge/booking-core';
import { fromMonday } from '@tintforge/content';
import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts';

const weekDays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly DayOfWeek[];

/** A week's opening hours for search engines: the days of each span of hours, in full, and times from 00:00 to 24:00. */
export function openingHours(week: PrintedWeek): OpeningHoursSpecificationLeaf[] {
  const spans = new Map<string, OpeningHoursSpecificationLeaf & { dayOfWeek: DayOfWeek[] }>();
  for (const day of fromMonday) {
    const [hours, name] = [week[day], weekDays[day]];
    if (hours == null || name === undefined) continue;
    const { opens, closes } = hours;
    const span = spans.get(`${opens}-${closes}`);
    if (span === undefined)
      spans.set(`${opens}-${closes}`, { '@type': 'OpeningHoursSpecification', dayOfWeek: [name], opens, closes });
    else span.dayOfWeek.push(name);
  }
  return [...spans.values()];
}
