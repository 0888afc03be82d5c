import { createShopClock } from '@tintforge/booking-core/time';
import { timeZone } from '@tintforge/shop/time-zone';

// In a separate subpath, because the library behind it is too large for pages.
const clock = createShopClock(timeZone);

/** An instant (epoch milliseconds) on the shop's wall clock, seconds dropped. */
export const localMoment = clock.localMoment;

/** A date and `HH:mm` on the shop's wall clock → epoch milliseconds. Throws on what is no date or time. */
export const instantOf = clock.instantOf;

/** An instant (epoch milliseconds) in the shop's zone, which it names: "Tue, Dec 8, 9:00 AM EST". */
export const formatMoment = clock.formatMoment;
