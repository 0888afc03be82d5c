import { shopToday } from '@tintforge/app-base/shop-time';
import { carsOfDraft, draftOrder, planOfDraft, regionOfZip, type WizardDraft } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { type AvailabilityQuestion, useAvailabilityOf } from '../../lib/availability';
import { createHoldStorage } from './hold/hold-storage';

/**
 * The starts of all bookable days, for the draft's cars at its ZIP code. Our own hold counts as free. Nothing is
 * requested before their packages and a served ZIP code are chosen.
 */
export function useAvailability(draft: WizardDraft) {
  const [order, ...further] = carsOfDraft(draft).flatMap((car) => draftOrder(car) ?? []);
  const cars: Pick<AvailabilityQuestion, 'further' | 'crews'> =
    further.length === 0 ? {} : { further, crews: draft.crews };
  const isPlanned = further.length === 0 || planOfDraft(catalogue, draft)?.ok === true;
  const isServed = regionOfZip(catalogue, draft.zip) !== undefined;
  const hold = createHoldStorage().readHold();
  const own = hold && { trackingCode: hold.trackingCode, bookingToken: hold.manageToken };
  return useAvailabilityOf(
    order && isPlanned && isServed ? { zip: draft.zip, order, ...cars, from: shopToday(Date.now()), own } : undefined,
  );
}
