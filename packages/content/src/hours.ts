import { type Door, minutesOfDay, type OpenHours, type PrintedHours, type PrintedWeek } from '@tintforge/booking-core';
import * as published from '@tintforge/shop/hours';
import { openingWords } from './opening-words';
import { inForce } from './regions';
import { fromMonday, weekdayNames } from './weekday-names';

/** A set of opening hours, as printed. The wizard's start times are separate. */
export interface Hours {
  /** Which hours these are; they differ and are named apart. */
  name: string;
  lines: readonly { days: string; hours: string }[];
}

/** The printed hours in force. */
export const printedHours: PrintedHours = inForce('hours', published.printedHours);

/** The text of a closed day. Only the hours of the shop itself say so; of the others, closed days are left out. */
const closed = 'closed';

/** '18:00' → "6pm", '09:30' → "9:30am". */
function clockTime(time: string): string {
  const hours = Math.floor(minutesOfDay(time) / 60);
  const minutes = time.slice(3);
  return `${hours % 12 === 0 ? 12 : hours % 12}${minutes === '00' ? '' : `:${minutes}`}${hours < 12 ? 'am' : 'pm'}`;
}

/** A door's hours as all pages and emails print them: days in a row with the same hours share a line, from Monday on. */
export function printHours(door: Door, days: PrintedWeek): Hours {
  const lines: { first: number; last: number; hours: string }[] = [];
  let isJoined = false;
  for (const day of fromMonday) {
    const hours = hoursText(door, days[day] ?? null);
    const before = lines.at(-1);
    if (hours !== undefined && isJoined && before?.hours === hours) before.last = day;
    else if (hours !== undefined) lines.push({ first: day, last: day, hours });
    isJoined = hours !== undefined;
  }
  const nameOf = (day: number) => weekdayNames[day]?.short ?? '';
  return {
    name: openingWords.doors[door],
    lines: lines.map(({ first, last, hours }) => ({
      days: first === last ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`,
      hours,
    })),
  };
}

function hoursText(door: Door, day: OpenHours | null): string | undefined {
  if (day === null) return door === 'shopAndPhone' ? closed : undefined;
  return `${clockTime(day.opens)}-${clockTime(day.closes)}`;
}

/** Open days in one line, as emails have them: "Mon-Fri 9am-6pm, Sat 10am-4pm". */
export function openingText({ lines }: Hours): string {
  return lines
    .filter((line) => line.hours !== closed)
    .map((line) => `${line.days} ${line.hours}`)
    .join(', ');
}

/** The printed hours of every door. */
export const hours: Readonly<Record<Door, Hours>> = {
  shopAndPhone: printHours('shopAndPhone', printedHours.shopAndPhone),
  office: printHours('office', printedHours.office),
  appointmentsByPhone: printHours('appointmentsByPhone', printedHours.appointmentsByPhone),
};
