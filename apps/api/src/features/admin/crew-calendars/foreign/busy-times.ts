import type { Temporal } from 'temporal-polyfill';
import type { BusyTime, OddEvent } from '../ports';
import { type Component, componentsIn, type Property, propertyOf, rawOf } from './calendar-file';
import {
  after,
  type EventTime,
  type Length,
  lengthIn,
  momentOf,
  type Place,
  roughly,
  timeIn,
  Unreadable,
  valuesOf,
} from './event-time';
import type { ZoneFinder } from './event-zone';
import { type Reach, type Steps, startsByRule, TooMuch } from './recurrence';

/** How a calendar's files are read. */
export interface Wanted {
  window: BusyTime;
  findZone: ZoneFinder;
  shopZone: string;
  /** Login of the calendar's owner, by which invitations name them. */
  owner: string;
  /** Steps that are left for the whole calendar. */
  steps: Steps;
}

/** Busy times of a calendar file, and its events that weren't read as they are. */
export interface ReadFile {
  busy: BusyTime[];
  odd: OddEvent[];
}

const day = 86_400_000;

/** No time is further from where it seems to be: zones, and a day more. */
const margin = 2 * day;

/** Longest time by which an event moves all that come after it, or that one travels to it. */
const longestShift = 400 * day;

/** More busy times than half a year of any calendar has. */
const mostTimes = 100_000;

/** More changes of a series for this and all that follow than anyone makes. */
const mostRanges = 500;

/**
 * The busy times of a calendar file (RFC 5545) that touch a window. What is outside of it is left out before it is looked
 * at. Recurring events come once for each occurrence, with their exceptions. Events that are tentative, cancelled,
 * transparent or declined block nothing, and so does one without a length. Throws `TooMuch`.
 */
export function busyTimes(file: Component, wanted: Wanted): ReadFile {
  const read: ReadFile = { busy: [], odd: [] };
  const reading: Reading = { ...wanted, place: { file, findZone: wanted.findZone, shopZone: wanted.shopZone }, read };
  for (const series of bySeries(componentsIn(file, 'VEVENT'))) readSeries(series, reading);
  return read;
}

interface Reading extends Wanted {
  place: Place;
  read: ReadFile;
}

/** An event and its exceptions have one UID. Events without one have nothing to do with each other. */
function bySeries(events: readonly Component[]): Component[][] {
  const series = new Map<string | Component, Component[]>();
  for (const event of events) {
    const uid = rawOf(event, 'UID');
    const key = uid === '' ? event : uid;
    const present = series.get(key);
    if (present === undefined) series.set(key, [event]);
    else present.push(event);
  }
  return [...series.values()];
}

/** Of events that are versions of one, the latest. */
function latest(events: readonly Component[]): Component[] {
  const sequence = (event: Component) => Number.parseInt(rawOf(event, 'SEQUENCE'), 10) || 0;
  const newest = events.reduce((most, event) => Math.max(most, sequence(event)), 0);
  return events.filter((event) => sequence(event) === newest);
}

/** The occurrences of a series that something else has taken the place of: moments, and whole days. */
interface Replaced {
  moments: Set<number>;
  days: Set<string>;
}

/** A change for one occurrence and all that follow. */
interface Range {
  /** From this moment on, epoch milliseconds. */
  from: number;
  /** The event that the following are from then on; undefined where another series goes on. */
  event?: OneEvent;
  /** From the time that is replaced to the new one. */
  shift: Temporal.Duration;
}

/** An event as far as it can be read without its recurrence. */
interface OneEvent {
  start: EventTime;
  length: Length;
  /** Milliseconds before it that are needed to get there. */
  travel: number;
  isBlocking: boolean;
}

function readSeries(events: readonly Component[], reading: Reading): void {
  const isRange = (event: Component) => propertyOf(event, 'RECURRENCE-ID')?.params.get('RANGE') === 'THISANDFUTURE';
  const masters = latest(events.filter((event) => !event.properties.has('RECURRENCE-ID')));
  const exceptions = latestOfEach(events.filter((event) => event.properties.has('RECURRENCE-ID')));
  const replaced: Replaced = { moments: new Set(), days: new Set() };
  const ranges: Range[] = [];
  for (const event of exceptions) {
    attempt(event, reading, () => {
      const following = isRange(event) && masters.length > 0 ? rangeOf(event, reading) : undefined;
      if (following !== undefined) ranges.push(following);
      if (following?.event === undefined) readException(event, { replaced, reading, isRange: following !== undefined });
    });
  }
  ranges.sort((one, other) => one.from - other.from);
  for (const event of masters) attempt(event, reading, () => readMaster(event, { replaced, ranges, reading }));
}

/** Of exceptions for the same occurrence, the latest. */
function latestOfEach(events: readonly Component[]): Component[] {
  const byOccurrence = new Map<string, Component[]>();
  for (const event of events) {
    const key = rawOf(event, 'RECURRENCE-ID');
    const present = byOccurrence.get(key);
    if (present === undefined) byOccurrence.set(key, [event]);
    else present.push(event);
  }
  return [...byOccurrence.values()].flatMap(latest);
}

/** Reads an event; one that can't be read is noted, with its day. */
function attempt(event: Component, reading: Reading, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    // Errors of the libraries come from times and rules that are none.
    if (!isNone(event, reading)) reading.read.odd.push({ date: dayOf(event), trouble: 'unreadable' });
  }
}

/** True for an event that would block nothing. */
function isNone(event: Component, reading: Reading): boolean {
  return !isBlocking(event, reading.owner) || (!recurs(event) && isOutside(event, reading.window));
}

/** `2026-12-08`; null where the start can't be read. */
function dayOf(event: Component): string | null {
  const at = roughly(rawOf(event, 'DTSTART'));
  return at === undefined || Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

function recurs({ properties }: Component): boolean {
  return properties.has('RRULE') || properties.has('RDATE');
}

/** True when an event that doesn't recur is certainly outside of a window. */
function isOutside(event: Component, { startsAt, endsAt }: BusyTime): boolean {
  const start = roughly(rawOf(event, 'DTSTART'));
  if (start === undefined) return false;
  const until = roughly(rawOf(event, 'DTEND'));
  if (start - margin > endsAt + longestShift) return true;
  if (event.properties.has('DURATION')) return false;
  return Math.max(start, until ?? start) + margin < startsAt;
}

function isBlocking(event: Component, owner: string): boolean {
  const transparency = rawOf(event, 'TRANSP').toUpperCase();
  const microsoft = rawOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase();
  // The standard's own word counts before that of a program.
  const isFree = transparency === '' ? ['FREE', 'TENTATIVE'].includes(microsoft) : transparency === 'TRANSPARENT';
  const status = rawOf(event, 'STATUS').toUpperCase();
  return !isFree && !['TENTATIVE', 'CANCELLED', 'CANCELED'].includes(status) && !isDeclined(event, owner);
}

/**
 * True when the calendar's owner said no to an invitation. Where the owner isn't among those who are named, it is the
 * one to whom the invitation went: then all but its sender have said no.
 */
function isDeclined(event: Component, owner: string): boolean {
  const attendees = event.properties.get('ATTENDEE') ?? [];
  if (attendees.length === 0) return false;
  const own = attendees.find((each) => isOwner(addressOf(each), owner));
  if (own !== undefined) return saysNo(own);
  const organizer = addressOf(propertyOf(event, 'ORGANIZER'));
  if (isOwner(organizer, owner)) return false;
  const others = attendees.filter((each) => addressOf(each) !== organizer);
  return others.length > 0 && others.every(saysNo);
}

function saysNo({ params }: Property): boolean {
  return ['DECLINED', 'DELEGATED'].includes(params.get('PARTSTAT')?.toUpperCase() ?? '');
}

function addressOf(property: Property | undefined): string {
  return (property?.value ?? '')
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
}

/** Logins are addresses, or what is before the @ in them. */
function isOwner(address: string, owner: string): boolean {
  const login = owner.toLowerCase();
  return address === login || (!login.includes('@') && address.split('@')[0] === login);
}

function readEvent(event: Component, { place, owner }: Reading): OneEvent {
  const property = propertyOf(event, 'DTSTART');
  if (property === undefined) throw new Unreadable('An event has no start');
  const start = timeIn(property, property.value, place);
  return { ...lengthOf(event, start, place), travel: travelOf(event), isBlocking: isBlocking(event, owner) };
}

function lengthOf(event: Component, start: EventTime, place: Place): { start: EventTime; length: Length } {
  const end = propertyOf(event, 'DTEND');
  const duration = rawOf(event, 'DURATION');
  if (duration !== '') {
    const length = lengthIn(duration);
    if (length.days < 0 || length.milliseconds < 0) throw new Unreadable('An event ends before it starts');
    return { start, length: start.isDate && isNothing(length) ? { days: 1, milliseconds: 0 } : length };
  }
  if (end === undefined) return { start, length: { days: start.isDate ? 1 : 0, milliseconds: 0 } };
  const until = timeIn(end, end.value, place);
  if (start.isDate) {
    const { days, hours, minutes } = start.wall.until(until.wall, { largestUnit: 'day' });
    // Some end a day on itself, others on its last minute.
    return { start, length: { days: Math.max(1, hours + minutes > 0 ? days + 1 : days), milliseconds: 0 } };
  }
  const [from, to] = [momentOf(start), momentOf(until)];
  const milliseconds = to.epochMilliseconds - from.epochMilliseconds;
  if (milliseconds < 0 && !until.isDate) throw new Unreadable('An event ends before it starts');
  const whole = { ...start, isZoneKnown: start.isZoneKnown && until.isZoneKnown };
  return { start: whole, length: { days: 0, milliseconds: milliseconds < 0 ? milliseconds + day : milliseconds } };
}

function isNothing({ days, milliseconds }: Length): boolean {
  return days === 0 && milliseconds === 0;
}

/** Apple's calendars know how long it takes to get there. */
function travelOf(event: Component): number {
  const text = rawOf(event, 'X-APPLE-TRAVEL-DURATION');
  if (text === '') return 0;
  const { days, milliseconds } = lengthIn(text);
  return Math.min(Math.max(0, days * day + milliseconds), longestShift);
}

/** An exception that is for one occurrence: it has its own time, and the series has none there. */
function readException(
  component: Component,
  { replaced, reading, isRange }: { replaced: Replaced; reading: Reading; isRange: boolean },
): void {
  const { window, place } = reading;
  const property = propertyOf(component, 'RECURRENCE-ID');
  const about = roughly(property?.value ?? '');
  const isNear = about === undefined || isWithin(about, reachOf(window));
  if (!isRange && isNear && property !== undefined) leaveOut(timeIn(property, property.value, place), replaced);
  if (isNone(component, reading)) return;
  if (recurs(component))
    readMaster(component, { replaced: { moments: new Set(), days: new Set() }, ranges: [], reading });
  else takeOnce(component, reading);
}

function leaveOut(time: EventTime, { moments, days }: Replaced): void {
  if (time.isDate) days.add(time.wall.toPlainDate().toString());
  else moments.add(momentOf(time).epochMilliseconds);
}

function isWithin(at: number, { from, to }: Reach): boolean {
  return at >= from - margin && at <= to + margin;
}

/** Times outside of it can't touch a window, whatever moves them. */
function reachOf({ startsAt, endsAt }: BusyTime): Reach {
  return { from: startsAt - longestShift, to: endsAt + longestShift };
}

function rangeOf(component: Component, reading: Reading): Range {
  const property = propertyOf(component, 'RECURRENCE-ID');
  if (property === undefined) throw new Unreadable('An exception is for nothing');
  const instead = timeIn(property, property.value, reading.place);
  const from = momentOf(instead).epochMilliseconds;
  const event = readEvent(component, reading);
  const shift = instead.wall.until(event.start.wall, { largestUnit: 'day' });
  // With its own rule another series goes on from there.
  return recurs(component) ? { from, shift } : { from, shift, event };
}

/** Takes the occurrences of an event that touch the window, except for those that something else stands for. */
function readMaster(
  component: Component,
  { replaced, ranges, reading }: { replaced: Replaced; ranges: readonly Range[]; reading: Reading },
): void {
  const { window, owner } = reading;
  const isFree = !isBlocking(component, owner);
  if (isFree && ranges.length === 0) return;
  if (!recurs(component)) {
    if (!isOutside(component, window)) takeOnce(component, reading, replaced);
    return;
  }
  if (ranges.length > mostRanges) throw new Unreadable('A series has too many changes');
  const about = roughly(rawOf(component, 'DTSTART'));
  if (about !== undefined && about - margin > window.endsAt + longestShift) return;
  const event = readEvent(component, reading);
  noteZone(event, component, reading);
  for (const { start, length } of occurrencesOf(component, { event, ranges, replaced, reading })) {
    const range = ranges.findLast(({ from }) => from <= start.epochMilliseconds);
    if (range === undefined) {
      if (!isFree) takeSpan(start, { ...event, length: length ?? event.length }, reading);
    } else if (range.event?.isBlocking === true) {
      const moved = start.toPlainDateTime().add(range.shift).toZonedDateTime(range.event.start.zone);
      takeSpan(moved, range.event, reading);
    }
  }
}

/** A start of a recurring event, and its length where that differs from the event's. */
interface Occurrence {
  start: Temporal.ZonedDateTime;
  length?: Length;
}

function occurrencesOf(
  component: Component,
  {
    event,
    ranges,
    replaced,
    reading,
  }: { event: OneEvent; ranges: readonly Range[]; replaced: Replaced; reading: Reading },
): Occurrence[] {
  const { window, place, steps } = reading;
  const lengths = [event, ...ranges.flatMap((range) => range.event ?? [])].map(
    ({ length, travel }) => length.days * day + length.milliseconds + travel,
  );
  const longestLength = lengths.reduce((most, each) => Math.max(most, each), 0);
  const shift = ranges.length === 0 ? margin : longestShift;
  const reach = { from: window.startsAt - longestLength - shift, to: window.endsAt + event.travel + shift };
  const { start } = event;
  const first = momentOf(start);
  const inZone = (at: number) => first.add({ milliseconds: at - first.epochMilliseconds });
  const startsBy = (name: 'RRULE' | 'EXRULE') =>
    (component.properties.get(name) ?? []).flatMap((rule) => startsByRule(rule, { start, place, reach, steps }));
  const out: Replaced = {
    moments: new Set([...replaced.moments, ...startsBy('EXRULE')]),
    days: new Set(replaced.days),
  };
  for (const property of component.properties.get('EXDATE') ?? []) {
    for (const text of valuesOf(property)) {
      const about = roughly(text);
      if (about === undefined || isWithin(about, reach)) leaveOut(timeIn(property, text, place), out);
    }
  }
  const all = new Map<number, Occurrence>([[first.epochMilliseconds, { start: first }]]);
  for (const at of startsBy('RRULE')) all.set(at, { start: inZone(at) });
  for (const occurrence of addedOf(component, { reach, place })) {
    all.set(occurrence.start.epochMilliseconds, occurrence);
  }
  return [...all.values()].filter((occurrence) => !isLeftOut(occurrence.start, out));
}

function isLeftOut(start: Temporal.ZonedDateTime, { moments, days }: Replaced): boolean {
  if (moments.has(start.epochMilliseconds)) return true;
  return days.size > 0 && days.has(start.toPlainDate().toString());
}

/** Single dates of a series, some with their own end. */
function addedOf(component: Component, { reach, place }: { reach: Reach; place: Place }): Occurrence[] {
  const added: Occurrence[] = [];
  for (const property of component.properties.get('RDATE') ?? []) {
    for (const text of valuesOf(property)) {
      const [from = '', to] = text.split('/');
      const about = roughly(from);
      if (about !== undefined && !isWithin(about, reach)) continue;
      const start = momentOf(timeIn(property, from, place));
      if (to === undefined) added.push({ start });
      else added.push({ start, length: lengthTo(to, { property, start, place }) });
    }
  }
  return added;
}

function lengthTo(
  text: string,
  { property, start, place }: { property: Property; start: Temporal.ZonedDateTime; place: Place },
): Length {
  if (/^[+-]?P/i.test(text.trim())) return lengthIn(text);
  const end = momentOf(timeIn(property, text, place));
  return { days: 0, milliseconds: end.epochMilliseconds - start.epochMilliseconds };
}

/** Notes an event in an unknown zone. */
function noteZone({ start }: OneEvent, component: Component, { read }: Reading): void {
  if (!start.isZoneKnown) read.odd.push({ date: dayOf(component), trouble: 'unknown-zone' });
}

/** Takes the time of an event that doesn't recur, unless something else stands for it. */
function takeOnce(component: Component, reading: Reading, replaced?: Replaced): void {
  const event = readEvent(component, reading);
  const start = momentOf(event.start);
  if (!event.isBlocking || (replaced !== undefined && isLeftOut(start, replaced))) return;
  if (takeSpan(start, event, reading)) noteZone(event, component, reading);
}

/** Takes the time of an event that begins at a start; false where it doesn't touch the window. */
function takeSpan(
  start: Temporal.ZonedDateTime,
  { start: { isDate }, length, travel }: OneEvent,
  { window, shopZone, read }: Reading,
): boolean {
  const startsAt = start.epochMilliseconds - travel;
  const endsAt = after(isDate ? start.withTimeZone(shopZone) : start, length);
  if (startsAt >= endsAt || startsAt >= window.endsAt || endsAt <= window.startsAt) return false;
  if (read.busy.length >= mostTimes) throw new TooMuch();
  read.busy.push({ startsAt: Math.max(startsAt, window.startsAt), endsAt: Math.min(endsAt, window.endsAt) });
  return true;
}
