import type { Hours } from '@tintforge/content';
import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts';

const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies readonly DayOfWeek[];

/**
 * One line of opening hours for search engines: "Monday-Friday", "09:00-17:00" with days in full and hours from 00:00
 * to 24:00. Throws for hours in another format.
 */
export function openingHours({ days, hours }: Hours['lines'][number]): OpeningHoursSpecificationLeaf {
  const [first = '', last = first] = days.split('-');
  const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(hours) ?? [];
  if (opens === undefined || closes === undefined) throw new Error(`Not hours from and to: ${hours}`);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekDays.slice(indexOf(first), indexOf(last) + 1),
    opens,
    closes,
  };
}

function indexOf(name: string): number {
  const index = (weekDays as readonly string[]).indexOf(name);
  if (index === -1) throw new Error(`Not a day of the week: ${name}`);
  return index;
}
