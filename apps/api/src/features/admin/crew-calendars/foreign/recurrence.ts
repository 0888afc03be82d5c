import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { isCut, type Property } from './calendar-file';
import { type EventTime, momentOf, type Place, timeIn, Unreadable } from './event-time';

/** Thrown when a calendar has more than is read at once. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Steps that are left for all recurring events of a calendar. */
export interface Steps {
  left: number;
}

/** Steps of one rule at most: a start each quarter of an hour for half a year. */
const mostSteps = 20_000;

const second = 1000;
const day = 86_400 * second;

/** Shortest time from one period of a rule to the next. */
const periods = new Map(
  Object.entries({
    SECONDLY: second,
    MINUTELY: 60 * second,
    HOURLY: 3600 * second,
    DAILY: day,
    WEEKLY: 7 * day,
    MONTHLY: 28 * day,
    YEARLY: 365 * day,
  }),
);

/** Numbers that a part of a rule may have (RFC 5545, 3.3.10), and negative ones where they count from the end. */
const numbers = new Map<string, { least: number; most: number; isSigned: boolean }>(
  Object.entries({
    BYSECOND: { least: 0, most: 60, isSigned: false },
    BYMINUTE: { least: 0, most: 59, isSigned: false },
    BYHOUR: { least: 0, most: 23, isSigned: false },
    BYMONTHDAY: { least: 1, most: 31, isSigned: true },
    BYYEARDAY: { least: 1, most: 366, isSigned: true },
    BYWEEKNO: { least: 1, most: 53, isSigned: true },
    BYMONTH: { least: 1, most: 12, isSigned: false },
    BYSETPOS: { least: 1, most: 366, isSigned: true },
  }),
);

/** Starts are wanted from one moment to another, epoch milliseconds. */
export interface Reach {
  from: number;
  to: number;
}

/**
 * The starts that a rule gives an event within a reach, epoch milliseconds. What it would take is known before it is
 * followed: a rule that takes more steps than a calendar program's is `Unreadable`, and more of them than a calendar has
 * steps for are `TooMuch`.
 */
export function startsByRule(
  property: Property,
  { start, place, reach, steps }: { start: EventTime; place: Place; reach: Reach; steps: Steps },
): number[] {
  const rule = partsOf(property);
  const until = untilOf(rule, { property, start, place });
  const to = Math.min(reach.to, until ?? reach.to);
  const first = firstFrom(momentOf(start), { rule, from: reach.from });
  if (to < reach.from || to < first.epochMilliseconds) return [];
  const needed = stepsOf(rule, to - first.epochMilliseconds);
  if (needed > mostSteps) throw new Unreadable('A rule takes too many steps');
  steps.left -= needed;
  if (steps.left < 0) throw new TooMuch();
  rule.delete('UNTIL');
  const stamp = first.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const text = [...rule].map(([name, value]) => `${name}=${value}`).join(';');
  const found = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${first.timeZoneId}:${stamp}\nRRULE:${text}`,
    maxIterations: mostSteps,
  }).between(new Date(reach.from), new Date(to), true);
  return found.map(({ epochMilliseconds }) => epochMilliseconds);
}

function partsOf(property: Property): Map<string, string> {
  if (isCut(property)) throw new Unreadable('A rule is too long');
  const parts = new Map<string, string>();
  for (const part of property.value.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (name === '' || name.startsWith('X-')) continue;
    if (!isPart(name, value)) throw new Unreadable('A rule can’t be read');
    parts.set(name, value);
  }
  if (!parts.has('FREQ')) throw new Unreadable('A rule can’t be read');
  return parts;
}

function isPart(name: string, value: string): boolean {
  const range = numbers.get(name);
  if (range !== undefined) {
    return value.split(',').every((each) => {
      const number = Math.abs(Number(each));
      const isSized = /^[+-]?\d{1,3}$/.test(each) && number >= range.least && number <= range.most;
      return isSized && (range.isSigned || !each.startsWith('-'));
    });
  }
  switch (name) {
    case 'FREQ':
      return periods.has(value);
    case 'INTERVAL':
    case 'COUNT':
      return /^[1-9]\d{0,5}$/.test(value);
    case 'WKST':
      return /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(value);
    case 'BYDAY':
      return /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)(?:,[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU))*$/.test(value);
    case 'UNTIL':
      return value !== '';
    default:
      return false;
  }
}

/** The last moment of a rule: a day alone is meant as a whole, a time without a zone in that of the event. */
function untilOf(
  rule: ReadonlyMap<string, string>,
  { property, start, place }: { property: Property; start: EventTime; place: Place },
): number | undefined {
  const text = rule.get('UNTIL');
  if (text === undefined) return undefined;
  const until = timeIn(property, text, place);
  if (until.isDate) return momentOf({ ...until, zone: start.zone }).add({ days: 1 }).epochMilliseconds - 1;
  return momentOf(text.endsWith('Z') ? until : { ...until, zone: start.zone }).epochMilliseconds;
}

/** Candidates that a rule gives in a span of milliseconds from its first start on. */
function stepsOf(rule: ReadonlyMap<string, string>, span: number): number {
  const period = (periods.get(rule.get('FREQ') ?? '') ?? second) * Number(rule.get('INTERVAL') ?? 1);
  let each = 1;
  for (const [name, value] of rule) {
    // BYSETPOS only picks among candidates.
    if (name.startsWith('BY') && name !== 'BYSETPOS') each *= value.split(',').length;
  }
  return Math.ceil(span / period + 1) * each;
}

/**
 * The start from which a rule is followed: of a daily, weekly or quicker one that isn't counted, the last whole period
 * before the reach, so that it doesn't matter how long ago the event began.
 */
function firstFrom(
  first: Temporal.ZonedDateTime,
  { rule, from }: { rule: ReadonlyMap<string, string>; from: number },
): Temporal.ZonedDateTime {
  const frequency = rule.get('FREQ') ?? '';
  const period = (periods.get(frequency) ?? 0) * Number(rule.get('INTERVAL') ?? 1);
  if (rule.has('COUNT') || frequency === 'MONTHLY' || frequency === 'YEARLY') return first;
  // Two days before it, for the change of the clock, and a period more, for weeks that begin elsewhere.
  const whole = Math.floor((from - 2 * day - first.epochMilliseconds) / period) - 1;
  if (whole < 1) return first;
  const milliseconds = whole * period;
  if (period % day === 0) return first.add({ days: milliseconds / day });
  return Temporal.Instant.fromEpochMilliseconds(first.epochMilliseconds + milliseconds).toZonedDateTimeISO(
    first.timeZoneId,
  );
}
