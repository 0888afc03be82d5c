import { timeZone } from '@tintforge/content';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** Zones that programs give other names, with the data in the file. */
const likelyZones = [
  timeZone,
  'America/Chicago',
  'US/Mountain',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Puerto_Rico',
  'Europe/London',
  'Europe/Berlin',
  'UTC',
];

/** A time of a calendar as a moment in its zone. Floating times and whole days are on the shop's clock. */
export function zonedTime(time: ICAL.Time, property?: ICAL.Property): Temporal.ZonedDateTime {
  const plain = plainOf(time);
  if (time.isDate) return plain.toZonedDateTime(timeZone);
  if (time.zone === ICAL.Timezone.utcTimezone) return plain.toZonedDateTime('UTC');
  return plain.toZonedDateTime(zoneOf(time, property));
}

function plainOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): Temporal.PlainDateTime {
  const date = { year, month, day };
  return Temporal.PlainDateTime.from(isDate ? date : { ...date, hour, minute, second }, { overflow: 'reject' });
}

/** The zone that a property names, else the known one that its file's data describe; throws where there is none. */
function zoneOf(time: ICAL.Time, property: ICAL.Property | undefined): string {
  const named = property?.getFirstParameter('tzid');
  if (named === undefined || named === '') return timeZone;
  const known = knownZone(named);
  if (known !== undefined) return known;
  const described = property?.parent?.parent?.getAllSubcomponents('vtimezone').find((each) => {
    return each.getFirstPropertyValue('tzid') === named;
  });
  const like = described === undefined ? undefined : zoneLike(described, time.year);
  if (like === undefined) throw new Error('A time is in an unknown zone');
  return like;
}

/** Programs put their own names in front: `/vendor.example/Europe/Paris`. */
function knownZone(name: string): string | undefined {
  const parts = name.split('/').filter((part) => part !== '');
  const candidates = [name, ...[3, 2].map((count) => parts.slice(-count).join('/'))];
  return candidates.find(isZone);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The zone whose clock is that of the data in winter and in summer of a year. */
function zoneLike(component: ICAL.Component, year: number): string | undefined {
  const zone = new ICAL.Timezone(component);
  const offsets = [1, 7].map((month) =>
    zone.utcOffset(new ICAL.Time({ year, month, day: 15, hour: 12 }, ICAL.Timezone.localTimezone)),
  );
  return likelyZones.find((name) =>
    [1, 7].every((month, index) => {
      const moment = Temporal.PlainDateTime.from({ year, month, day: 15, hour: 12 }).toZonedDateTime(name);
      return moment.offsetNanoseconds / 1e9 === offsets[index];
    }),
  );
}
