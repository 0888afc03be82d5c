import { Temporal } from 'temporal-polyfill';
import { type CalendarDate, dateOfDay, formatShortDate } from '../calendar';
import type { LocalMoment } from '../schedule';
import { formatTime } from '../start-times';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** More than the starts of all days that are open for booking. */
const mostKnownInstants = 2000;

/** A shop's wall clock: between instants and its dates and times. */
export interface ShopClock {
  /** An instant (epoch milliseconds) on the shop's wall clock, seconds dropped. */
  localMoment(epochMs: number): LocalMoment;
  /**
   * A date and `HH:mm` on the shop's wall clock → epoch milliseconds. A time that the clock skips in March moves an hour
   * later, one that comes twice in November is the first; no start time is either. Throws on what is no date or time.
   */
  instantOf(moment: { date: CalendarDate; time: string }): number;
  /** An instant (epoch milliseconds) in the shop's zone, which it names: "Tue, Dec 8, 9:00 AM EST". */
  formatMoment(epochMs: number): string;
}

/** The wall clock of a zone by its IANA name. Throws on a name that is none. */
export function createShopClock(timeZone: string): ShopClock {
  const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const zoned = (epochMs: number) => Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
  const knownInstants = new Map<string, number>();
  let knownOffset = { hour: Number.NaN, offsetMs: 0 };

  /** Offset of the shop's clock from UTC. It changes on a full hour only, so each hour is computed once. */
  function offsetMs(epochMs: number): number {
    const hour = Math.floor(epochMs / hourMs);
    if (hour !== knownOffset.hour) knownOffset = { hour, offsetMs: zoned(epochMs).offsetNanoseconds / 1_000_000 };
    return knownOffset.offsetMs;
  }

  return {
    localMoment(epochMs) {
      const wallMs = epochMs + offsetMs(epochMs);
      const day = Math.floor(wallMs / dayMs);
      return { date: dateOfDay(day), minutes: Math.floor((wallMs - day * dayMs) / minuteMs) };
    },

    instantOf({ date, time }) {
      const moment = `${date} ${time}`;
      const known = knownInstants.get(moment);
      if (known !== undefined) return known;
      const plainDate = Temporal.PlainDate.from(date);
      const instant = plainDate.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
      if (knownInstants.size >= mostKnownInstants) knownInstants.clear();
      knownInstants.set(moment, instant);
      return instant;
    },

    formatMoment(epochMs) {
      const moment = zoned(epochMs);
      const date = formatShortDate(moment.toPlainDate().toString());
      const time = formatTime(moment.toPlainTime().toString({ smallestUnit: 'minute' }));
      const name = zoneName.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
      return `${date}, ${time} ${name}`;
    },
  };
}

/** An instant (epoch milliseconds) in ISO 8601, UTC: "2026-12-08T14:00:00Z". Fractions of a second appear if there are any. */
export function isoInstant(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toString();
}
