import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { type CalendarDate, isCalendarDate, isStartTime, type StartTime } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';

/** A crew's day on the board, or a free slot of it, at which a phone booking begins. */
export interface AskedPlace {
  date: CalendarDate;
  start?: StartTime;
  crewId: string;
  /** The crew's region: for a ZIP code of another one, the crew is chosen again. */
  regionId: string;
}

/** The phone form's URL for a slot. */
export function newBookingPath({ date, start, crewId, regionId }: AskedPlace): OwnAddress {
  const parameters = { day: date, ...(start === undefined ? {} : { start }), crew: crewId, region: regionId };
  return `${paths.adminNewBooking}?${new URLSearchParams(parameters)}`;
}

/** Parses the query of such a URL; undefined when it names no crew's day. */
export function readAskedPlace(search: string): AskedPlace | undefined {
  const parameters = new URLSearchParams(search);
  const [date, crewId] = [parameters.get('day') ?? '', parameters.get('crew') ?? ''];
  const region = catalogue.regions.find(({ id }) => id === parameters.get('region'));
  if (!isCalendarDate(date) || crewId === '' || region === undefined) return undefined;
  const start = parameters.get('start') ?? '';
  return { date, ...(isStartTime(start) ? { start } : {}), crewId, regionId: region.id };
}
