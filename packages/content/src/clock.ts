import { createShopClock } from '@tintforge/booking-core/time';
import { timeZone } from '@tintforge/shop/time-zone';

/** The shop's wall clock. It is in a separate subpath, because its library is too large for pages. */
export const { localMoment, instantOf, formatMoment } = createShopClock(timeZone);
