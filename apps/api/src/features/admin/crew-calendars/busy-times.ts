import { timeZone } from '@tintforge/content';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import type { Temporal } from 'temporal-polyfill';
import { zonedTime } from './event-zone';

/** A span in which a calendar's owner is not free, epoch milliseconds. */
export interface BusyTime {
  startsAt: number;
  endsAt: number;
}

/** The busy times of one calendar file, and how many of its events couldn't be read. */
export interface ReadFile {
  busy: BusyTime[];
  unreadable: number;
}

/** Steps of a recurrence at most, from its first event on: 50 years of days. */
const maxSteps = 20_000;

/**
 * The busy times of a calendar file (RFC 5545) that touch a window. Recurring events come once for each occurrence, with
 * their exceptions. Events that are tentative, cancelled or transparent block nothing, and so does one without a length;
 * one that can't be read is counted.
 */
export function busyTimes(file: string, window: BusyTime): ReadFile {
  let events: ICAL.Component[];
  try {
    events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  } catch {
    return { busy: [], unreadable: 1 };
  }
  const read: ReadFile = { busy: [], unreadable: 0 };
  for (const series of bySeries(events)) {
    try {
      read.busy.push(...busyOfSeries(series, window).filter((time) => isInside(time, window)));
    } catch {
      read.unreadable += 1;
    }
  }
  return read;
}

function isInside({ startsAt, endsAt }: BusyTime, window: BusyTime): boolean {
  return startsAt < endsAt && startsAt < window.endsAt && endsAt > window.startsAt;
}

/** An event and its exceptions have one UID. */
function bySeries(events: readonly ICAL.Component[]): ICAL.Component[][] {
  const series = new Map<unknown, ICAL.Component[]>();
  for (const event of events) {
    const uid = event.getFirstPropertyValue('uid');
    series.set(uid, [...(series.get(uid) ?? []), event]);
  }
  return [...series.values()];
}

function busyOfSeries(events: readonly ICAL.Component[], window: BusyTime): BusyTime[] {
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const exceptions = events.filter(isException);
  const replaced = new Set(exceptions.map((event) => instantOf(event, 'recurrence-id')));
  const busy = exceptions.filter(isBlocking).map((event) => spanFrom(startOf(event), event));
  for (const event of events) {
    if (isException(event) || !isBlocking(event)) continue;
    const left = startsOf(event, window).filter((start) => !replaced.has(start.epochMilliseconds));
    busy.push(...left.map((start) => spanFrom(start, event)));
  }
  return busy;
}

function isBlocking(event: ICAL.Component): boolean {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return word('transp') !== 'TRANSPARENT' && !['TENTATIVE', 'CANCELLED'].includes(word('status'));
}

/** The starts of an event: its own, or those of its recurrence that can touch the window. */
function startsOf(event: ICAL.Component, window: BusyTime): Temporal.ZonedDateTime[] {
  const first = startOf(event);
  const rules = event.getAllProperties('rrule');
  const added = datesOf(event, 'rdate');
  if (rules.length === 0 && added.length === 0) return [first];
  const length = spanFrom(first, event).endsAt - first.epochMilliseconds;
  const from = new Date(window.startsAt - length);
  const starts = rules.flatMap((rule) =>
    new RRuleTemporal({ rruleString: ruleText(first, rule), maxIterations: maxSteps }).between(
      from,
      new Date(window.endsAt),
      true,
    ),
  );
  const excluded = excludedStarts(event);
  const all = new Map([first, ...starts, ...added].map((start) => [start.epochMilliseconds, start]));
  return [...all.values()].filter(
    (start) => !excluded.instants.has(start.epochMilliseconds) && !excluded.days.has(start.toPlainDate().toString()),
  );
}

function ruleText(first: Temporal.ZonedDateTime, rule: ICAL.Property): string {
  const stamp = first.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const value = rule.getFirstValue();
  return `DTSTART;TZID=${first.timeZoneId}:${stamp}\nRRULE:${String(value)}`;
}

/** Left out starts: single ones, or with a date alone all of that day. */
function excludedStarts(event: ICAL.Component) {
  const instants = new Set<number>();
  const days = new Set<string>();
  for (const property of event.getAllProperties('exdate')) {
    for (const value of property.getValues()) {
      if (!(value instanceof ICAL.Time)) continue;
      if (value.isDate) days.add(zonedTime(value).toPlainDate().toString());
      else instants.add(zonedTime(value, property).epochMilliseconds);
    }
  }
  return { instants, days };
}

function datesOf(event: ICAL.Component, name: 'rdate'): Temporal.ZonedDateTime[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      if (value instanceof ICAL.Time) return [zonedTime(value, property)];
      return value instanceof ICAL.Period ? [zonedTime(value.start, property)] : [];
    }),
  );
}

function startOf(event: ICAL.Component): Temporal.ZonedDateTime {
  const { time, property } = timeIn(event, 'dtstart');
  return zonedTime(time, property);
}

function instantOf(event: ICAL.Component, name: string): number {
  const { time, property } = timeIn(event, name);
  return zonedTime(time, property).epochMilliseconds;
}

function timeIn(event: ICAL.Component, name: string): { time: ICAL.Time; property: ICAL.Property } {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (property === null || !(time instanceof ICAL.Time)) throw new Error(`An event has no ${name}`);
  return { time, property };
}

/** The time that an event takes when it begins at a start: whole days by the calendar, hours by the clock. */
function spanFrom(start: Temporal.ZonedDateTime, event: ICAL.Component): BusyTime {
  const startsAt = start.epochMilliseconds;
  const { time } = timeIn(event, 'dtstart');
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    const { weeks, days, hours, minutes, seconds, isNegative } = duration;
    if (isNegative) return { startsAt, endsAt: startsAt };
    return { startsAt, endsAt: start.add({ weeks, days, hours, minutes, seconds }).epochMilliseconds };
  }
  if (!event.hasProperty('dtend')) {
    return { startsAt, endsAt: time.isDate ? start.add({ days: 1 }).epochMilliseconds : startsAt };
  }
  if (time.isDate) {
    const end = zonedTime(timeIn(event, 'dtend').time);
    const { days } = startOf(event).toPlainDate().until(end.toPlainDate(), { largestUnit: 'day' });
    return { startsAt, endsAt: start.withTimeZone(timeZone).add({ days: Math.max(days, 0) }).epochMilliseconds };
  }
  return { startsAt, endsAt: startsAt + instantOf(event, 'dtend') - instantOf(event, 'dtstart') };
}
