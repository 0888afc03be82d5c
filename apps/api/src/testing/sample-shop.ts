import { timeZone } from '@tintforge/content';
import { Temporal } from 'temporal-polyfill';

export { sampleShop } from '@tintforge/content/testing/sample-shop';

/** A moment on the shop's clock, `2026-12-08T09:00`, as ISO 8601 with its zone's offset: `2026-12-08T09:00:00-05:00`. */
export function onShopClock(moment: string): string {
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });
}
