import { Temporal } from 'temporal-polyfill';
import { type Component, isCut, type Property } from './calendar-file';
import type { ZoneFinder } from './event-zone';

/** A time as an event has it. */
export interface EventTime {
  wall: Temporal.PlainDateTime;
  /** True for a whole day. */
  isDate: boolean;
  zone: string;
  /** False where the zone that it names is unknown; it is on the shop's clock then. */
  isZoneKnown: boolean;
}

/** Where a time is: its file, which may describe its zone, and how zones are found. */
export interface Place {
  file: Component;
  findZone: ZoneFinder;
  shopZone: string;
}

/** Thrown for what can't be read in an event. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** `20261208T090000Z`, and what some programs make of it: `2026-12-08T09:00`, `20261208T0900`. */
const timeShape = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z)?)?$/i;

/** A time in a property, or one of several. Whole days and times without a zone are on the shop's clock. */
export function timeIn(property: Property, text: string, { file, findZone, shopZone }: Place): EventTime {
  const [match, year, month, day, hour, minute = '0', second = '0', utc] = timeShape.exec(text.trim()) ?? [];
  if (match === undefined) throw new Unreadable('A time can’t be read');
  const date = plainDate({ year: Number(year), month: Number(month), day: Number(day) });
  const isDate = hour === undefined || property.params.get('VALUE')?.toUpperCase() === 'DATE';
  if (isDate) return { wall: date.toPlainDateTime(), isDate: true, zone: shopZone, isZoneKnown: true };
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Math.min(Number(second), 59)];
  // Some write midnight as the end of the day before.
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) throw new Unreadable('A time can’t be read');
  const wall = date.toPlainDateTime().add({ hours, minutes, seconds });
  const named = utc === undefined ? (property.params.get('TZID') ?? '') : 'UTC';
  const { zone, isKnown } = findZone(named, file);
  return { wall, isDate: false, zone, isZoneKnown: isKnown };
}

function plainDate(date: { year: number; month: number; day: number }): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch {
    throw new Unreadable('A day can’t be read');
  }
}

/** The texts of the times in a property: several are separated by commas. */
export function valuesOf(property: Property): string[] {
  if (isCut(property)) throw new Unreadable('A list of times is too long');
  return property.value.split(',').filter((text) => text.trim() !== '');
}

/** About when a time is, epoch milliseconds: no more than a day off in any zone. Undefined where it can't be read. */
export function roughly(text: string): number | undefined {
  const [match, year, month, day, hour = '0', minute = '0'] = timeShape.exec(text.trim()) ?? [];
  if (match === undefined) return undefined;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}

/** A time as a moment. */
export function momentOf({ wall, zone }: EventTime): Temporal.ZonedDateTime {
  return wall.toZonedDateTime(zone);
}

/** A length of time: days by the calendar, the rest by the clock. */
export interface Length {
  days: number;
  milliseconds: number;
}

const lengthShape = /^([+-])?P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i;

/** Longer than any event: it lasts for all days that are read. */
const longestDays = 400_000;

/** A duration, `PT1H30M`; negative ones are, too. */
export function lengthIn(text: string): Length {
  const [match, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = lengthShape.exec(text.trim()) ?? [];
  if (match === undefined) throw new Unreadable('A duration can’t be read');
  const factor = sign === '-' ? -1 : 1;
  const whole = Math.min(Number(weeks) * 7 + Number(days), longestDays);
  const rest = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return { days: factor * whole, milliseconds: factor * Math.min(rest, longestDays * 86_400_000) };
}

/** The end of a length that begins at a moment, epoch milliseconds. */
export function after(start: Temporal.ZonedDateTime, { days, milliseconds }: Length): number {
  // Beyond the calendar that is known, days are as long as any.
  const at = start.epochMilliseconds;
  if (Math.abs(days) > 36_500) return at + days * 86_400_000 + milliseconds;
  return (days === 0 ? at : start.add({ days }).epochMilliseconds) + milliseconds;
}
