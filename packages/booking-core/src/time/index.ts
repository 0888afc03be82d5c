import { Temporal } from 'temporal-polyfill';
import { type CalendarDate, formatShortDate } from '../calendar';
import type { LocalMoment } from '../schedule';
import { formatTime } from '../start-times';

/** The zone of all the shop's dates and times. */
export const shopZone = 'America/New_York';

function zoned(epochMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(shopZone);
}

/** An instant (epoch milliseconds) on the shop's wall clock, seconds dropped. */
export function localMoment(epochMs: number): LocalMoment {
  const moment = zoned(epochMs);
  return { date: moment.toPlainDate().toString(), minutes: moment.hour * 60 + moment.minute };
}

/**
 * A date and `HH:mm` on the shop's wall clock → epoch milliseconds. A time that the clock skips in March moves an hour
 * later, one that comes twice in November is the first; no start time is either. Throws on what is no date or time.
 */
export function instantOf({ date, time }: { date: CalendarDate; time: string }): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: shopZone, plainTime: time }).epochMilliseconds;
}

/** An instant (epoch milliseconds) in the shop's zone, which it names: "Tue, Dec 8, 9:00 AM EST". */
export function formatMoment(epochMs: number): string {
  const moment = zoned(epochMs);
  const date = formatShortDate(moment.toPlainDate().toString());
  const time = formatTime(moment.toPlainTime().toString({ smallestUnit: 'minute' }));
  // Eastern time is 5 hours behind UTC in winter, 4 in summer.
  return `${date}, ${time} ${moment.offset === '-05:00' ? 'EST' : 'EDT'}`;
}

/** An instant (epoch milliseconds) in ISO 8601, UTC: "2026-12-08T14:00:00Z". Fractions of a second appear if there are any. */
export function isoInstant(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toString();
}
