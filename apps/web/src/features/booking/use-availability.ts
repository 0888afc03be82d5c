import { shopToday } from '@tintforge/app-base/shop-time';
import { draftOrder, regionOfZip, type WizardDraft } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { useAvailabilityOf } from '../../lib/availability';
import { createHoldStorage } from './hold/hold-storage';

/**
 * The starts of all bookable days, for the draft's order at its ZIP code. Our own hold counts as free. Nothing is
 * requested before a package and a served ZIP code are chosen.
 */
export function useAvailability(draft: WizardDraft) {
  const order = draftOrder(draft);
  const isServed = regionOfZip(catalogue, draft.zip) !== undefined;
  const hold = createHoldStorage().readHold();
  const own = hold && { trackingCode: hold.trackingCode, bookingToken: hold.manageToken };
  return useAvailabilityOf(order && isServed ? { zip: draft.zip, order, from: shopToday(Date.now()), own } : undefined);
}
