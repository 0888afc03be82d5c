import type { AuditEntry } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatShortDate, formatTime, isCalendarDate } from '@tintforge/booking-core';
import { addOns, regions } from '@tintforge/content';
import { actWords as words } from './words';

type Data = AuditEntry['data'];

/** Names of crews by ID. */
export type CrewNames = ReadonlyMap<string, string>;

/** The changed fields with their old and new values; without `before`, only the current ones. */
export function changesText({ before, after }: Data): string {
  if (!isData(after)) return '';
  const known = isData(before) ? before : {};
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(known[field]) !== JSON.stringify(value) && value !== null)
    .map(([field, value]) => {
      const name = words.fields[field] ?? field;
      const now = valueText(field, value);
      return field in known ? `${name} ${words.from(valueText(field, known[field]), now)}` : `${name} ${now}`;
    })
    .join(', ');
}

function valueText(field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((each) => itemText(field, each)).join(' ');
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'regionId' && isText(value)) return regionName(value);
  if (field === 'role' && isText(value)) return words.roles[value] ?? value;
  return value === null || value === undefined || value === '' ? words.none : plainText(value);
}

function itemText(field: string, item: unknown): string {
  if (field === 'workingDays' && isNumber(item)) return words.days[item] ?? String(item);
  return addOns.find(({ id }) => id === item)?.name ?? plainText(item);
}

/** The reason that staff entered; nothing where there is none. */
export function reasonOf({ reason }: Data): string[] {
  return isText(reason) && reason !== '' ? [`“${reason}”`] : [];
}

/** Name of a crew. */
export function crewOf(id: string, crews: CrewNames): string {
  return crews.get(id) ?? id;
}

/** Name of a region. */
export function regionName(id: string): string {
  return regions.find((region) => region.id === id)?.name ?? id;
}

/** Epoch milliseconds as "Tue, Dec 8, 9:00 AM EST". */
export function momentOf(epochMs: number): string {
  return formatInstant(new Date(epochMs).toISOString());
}

/** A day as "Tue, Dec 8". */
export function dayOf(date: unknown): string {
  return isText(date) && isCalendarDate(date) ? formatShortDate(date) : plainText(date);
}

/** `HH:mm` as "9:00 AM". */
export function timeOf(time: unknown): string {
  return isText(time) && /^\d\d:\d\d$/.test(time) ? formatTime(time) : plainText(time);
}

/** A value that has no text defined. */
export function plainText(value: unknown): string {
  return isText(value) ? value : (JSON.stringify(value) ?? words.none);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
