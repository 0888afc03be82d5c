import {
  type BusyTime,
  type CalendarContents,
  type CalendarOrder,
  CalendarTrouble,
  jobMark,
  type OddEvent,
} from '../ports';
import { busyRuns } from './busy-days';
import { busyTimes } from './busy-times';
import type { RemoteObject } from './caldav';
import { type Component, componentsIn, propertyOf, rawOf, readFile, textOf } from './calendar-file';
import { momentOf, type Place, timeIn } from './event-time';
import { zoneFinder } from './event-zone';
import { TooMuch } from './recurrence';

/** Steps that all recurring events of a calendar may take: a thousand daily ones. */
const mostSteps = 200_000;

/** Events that weren't read as they are, and are named by their days. */
const mostOdd = 20;

/** Reads the objects of a calendar as far as the shop needs them. Throws `CalendarTrouble` where they are too much. */
export function contentsOf(
  objects: readonly RemoteObject[],
  { window, from, to, timeZone, owner, jobs }: CalendarOrder & { owner: string },
): CalendarContents {
  const findZone = zoneFinder({ shopZone: timeZone, year: new Date(window.startsAt).getUTCFullYear() });
  const wanted = { window, findZone, shopZone: timeZone, owner, steps: { left: mostSteps } };
  const busy: BusyTime[] = [];
  const odd: OddEvent[] = [];
  const present = new Map<string, { etag: string | null; isSame: boolean }>();
  const placeOf = (file: Component): Place => ({ file, findZone, shopZone: timeZone });
  for (const { href, etag, data } of objects) {
    const file = readFile(data);
    if (file === undefined) {
      odd.push({ date: null, trouble: 'unreadable' });
    } else if (isJob(file)) {
      const wantedJob = jobs.get(href);
      const isSame = wantedJob !== undefined && isSameEvent(file, readFile(wantedJob), placeOf);
      if (jobs.has(href)) present.set(href, { etag, isSame });
    } else {
      const read = orTooLarge(() => busyTimes(file, wanted));
      for (const time of read.busy) busy.push(time);
      for (const event of read.odd) odd.push(event);
    }
    if (busy.length > mostTimes) throw new CalendarTrouble('too-large');
  }
  const byDay = ({ date }: OddEvent) => date ?? '';
  return {
    runs: busyRuns(busy, { from, to, timeZone }),
    unreadable: odd.filter(({ trouble }) => trouble === 'unreadable').length,
    oddEvents: odd.sort((one, other) => (byDay(one) < byDay(other) ? -1 : 1)).slice(0, mostOdd),
    jobs: present,
  };
}

/** More times than half a year of any calendar has. */
const mostTimes = 200_000;

function orTooLarge<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof TooMuch ? new CalendarTrouble('too-large') : error;
  }
}

/** True for the event of a job of ours. */
function isJob(file: Component): boolean {
  const [event] = componentsIn(file, 'VEVENT');
  return event !== undefined && rawOf(event, 'UID').startsWith(jobMark);
}

/** True when two files show the same: what servers and calendar apps add, such as alarms, doesn't count. */
function isSameEvent(one: Component, other: Component | undefined, placeOf: (file: Component) => Place): boolean {
  const [left, right] = [one, other].map((file) => (file === undefined ? undefined : essence(file, placeOf(file))));
  return left !== undefined && left === right;
}

function essence(file: Component, place: Place): string | undefined {
  const [event, ...others] = componentsIn(file, 'VEVENT');
  if (event === undefined || others.length > 0) return undefined;
  try {
    const times = ['DTSTART', 'DTEND'].map((name) => {
      const property = propertyOf(event, name);
      return property === undefined ? undefined : momentOf(timeIn(property, property.value, place)).epochMilliseconds;
    });
    const recurs = event.properties.has('RRULE') || event.properties.has('RDATE');
    const texts = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'STATUS'].map((name) => textOf(event, name));
    // Opaque is what an event is without a word about it.
    return JSON.stringify([times, recurs, texts, rawOf(event, 'TRANSP').toUpperCase() === 'TRANSPARENT']);
  } catch {
    return undefined;
  }
}
