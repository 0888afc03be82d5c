import { timeZone } from '@tintforge/content';
import { Temporal } from 'temporal-polyfill';

/** Changes of the clock between these years are known: no booking is older, and finding more would slow a first start. */
const [knownSince, knownUntil] = [Date.UTC(2010, 0, 1), Date.UTC(2060, 0, 1)];

/** Before every instant. */
const everBefore = -9_000_000_000_000_000;

/** The offset of the shop's clock from UTC from each instant on, in milliseconds: that of a winter, and after each change. */
export function shopOffsetRows(): { beginsAt: number; offsetMs: number }[] {
  const offsetOf = (moment: Temporal.ZonedDateTime) => moment.offsetNanoseconds / 1_000_000;
  let moment = Temporal.Instant.fromEpochMilliseconds(knownSince).toZonedDateTimeISO(timeZone);
  const rows = [{ beginsAt: everBefore, offsetMs: offsetOf(moment) }];
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds > knownUntil) return rows;
    rows.push({ beginsAt: next.epochMilliseconds, offsetMs: offsetOf(next) });
    moment = next;
  }
}
