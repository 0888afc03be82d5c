import type { StaffMember } from '@tintforge/api-contract';
import { shopMoment } from '@tintforge/app-base/shop-time';
import { formatShortDate, formatTime } from '@tintforge/booking-core';
import { regionName } from '../parts/regions';
import { settingsWords } from '../words';

const words = settingsWords.staff;

/** Name of a staff member; the username while there is no name. */
export function nameOf({ firstName, lastName, username }: StaffMember): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? username : name;
}

export function roleText({ role, regionId }: StaffMember): string {
  return role === 'crew' ? words.crewOf(regionName(regionId ?? '')) : words.roles[role];
}

/** When a staff member was last seen, in the shop's time zone, or why not. */
export function seenText({ isActive, lastSeen }: StaffMember, now: number): string {
  if (!isActive) return words.shutOut;
  if (lastSeen === null) return words.neverSeen;
  const { date, time } = shopMoment(Date.parse(lastSeen));
  const day = date === shopMoment(now).date ? 'today' : formatShortDate(date);
  return words.seen(`${day}, ${formatTime(time)}`);
}
