import { type CalendarDate, daysBetween, weekday } from './calendar';
import type { LeadTime, Region } from './catalogue';
import { openingOn } from './opening-hours';
import { minutesOfDay } from './start-times';

/** The booking window: days ahead that can be booked. */
export const bookingHorizonDays = 60;

/** A moment on the shop's wall clock: civil day, and minutes since its midnight. */
export interface LocalMoment {
  date: CalendarDate;
  minutes: number;
}

/** A day without work, in one region or, with null, in all of them. */
export interface Closure {
  date: CalendarDate;
  regionId: string | null;
  reason?: string;
}

/**
 * Availability of a day, with the reason when it is closed. `earliestMinutes` is the first minute of the day at which
 * an appointment can start.
 */
export type DayAvailability =
  | { kind: 'open'; earliestMinutes: number }
  | { kind: 'past' | 'sunday' | 'closed' | 'too-soon' | 'too-far' };

/** Input of `dayAvailability` and `isBookableDay`. */
export interface DayQuestion {
  region: Region;
  date: CalendarDate;
  now: LocalMoment;
  closures: readonly Closure[];
  /** For staff, who may override both: ignores lead time and horizon; only past and closed times count. */
  isAnyNotice?: boolean;
}

const minutesPerDay = 1440;
const noLeadTime: LeadTime = { kind: 'minutes', minutes: 0 };

/**
 * Judges one day in one region as of now: past days, the horizon, weekdays without hours, closures, then the region's
 * lead time. `sunday` is a Sunday without hours; another weekday without hours is `closed`.
 */
export function dayAvailability({ region, date, now, closures, isAnyNotice = false }: DayQuestion): DayAvailability {
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0) return { kind: 'past' };
  if (daysAhead > bookingHorizonDays && !isAnyNotice) return { kind: 'too-far' };
  const opening = openingOn(region, date);
  if (opening === undefined) return { kind: weekday(date) === 0 ? 'sunday' : 'closed' };
  if (closures.some((closure) => closure.date === date && (closure.regionId ?? region.id) === region.id)) {
    return { kind: 'closed' };
  }
  const leadTime = isAnyNotice ? noLeadTime : region.leadTime;
  const earliestMinutes = earliestStart(leadTime, { daysAhead, nowMinutes: now.minutes });
  const hasStart = opening.starts.some((start) => minutesOfDay(start) >= earliestMinutes);
  return !hasStart ? { kind: 'too-soon' } : { kind: 'open', earliestMinutes };
}

/** True when `dayAvailability` is 'open'. Whether a crew is free that day is a separate question. */
export function isBookableDay(question: DayQuestion): boolean {
  return dayAvailability(question).kind === 'open';
}

/** The first minute of the day that the lead time leaves. Closed days have been refused before. */
function earliestStart(
  leadTime: LeadTime,
  { daysAhead, nowMinutes }: { daysAhead: number; nowMinutes: number },
): number {
  // Every day that is left after today is a working day, hence not before the next one.
  if (leadTime.kind === 'next-working-day') return daysAhead === 0 ? minutesPerDay : 0;
  return Math.max(0, nowMinutes + leadTime.minutes - daysAhead * minutesPerDay);
}
