import { timeZone } from '@tintforge/content';
import { Temporal } from 'temporal-polyfill';

/** Changes of the clock are known up to here; a later instant has the offset after the last of them. */
const knownUntil = Date.UTC(2100, 0, 1);

/** Before every instant. */
const everBefore = -9_000_000_000_000_000;

/** The offset of the shop's clock from UTC from each instant on, in milliseconds: that of 1970, and after each change. */
export function shopOffsetRows(): { beginsAt: number; offsetMs: number }[] {
  const offsetOf = (moment: Temporal.ZonedDateTime) => moment.offsetNanoseconds / 1_000_000;
  let moment = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);
  const rows = [{ beginsAt: everBefore, offsetMs: offsetOf(moment) }];
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds > knownUntil) return rows;
    rows.push({ beginsAt: next.epochMilliseconds, offsetMs: offsetOf(next) });
    moment = next;
  }
}
