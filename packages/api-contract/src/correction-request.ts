import { mostCars } from '@tintforge/booking-core';
import * as z from 'zod';
import { addressInput, siteView } from './contact-input';
import { correctableDetails } from './correctable-details';
import { unseenPaths } from './unseen-paths';

/** A text as it was shown, whatever is valid now. */
const shownText = z.string().max(2000);

const { address: _address, site: _site, ...plainDetails } = correctableDetails.shape;
const someAnswers = z.strictObject(siteView.shape).partial();

/** Each part is absent where it stays. */
const corrections = z.strictObject({
  ...plainDetails,
  address: z.strictObject(addressInput.shape).partial(),
  site: someAnswers,
});

/** The same as its owner saw it. */
const seenDetails = z.strictObject({
  vehicleYear: z.number(),
  vehicleMake: shownText,
  vehicleModel: shownText,
  customerPhone: shownText,
  address: z.strictObject({ street: shownText, city: shownText }).partial(),
  zip: shownText,
  site: someAnswers,
  notes: shownText,
});

/**
 * Body of POST /api/bookings/:code/correct: what is put right and nothing else, each part with what its owner saw. A
 * part that is no longer what they saw is refused.
 */
export const correctionRequest = z
  .strictObject({
    ...corrections.partial().shape,
    /** The car of a booking of several whose vehicle it is; the first that isn’t cancelled when absent. */
    car: z.number().int().min(1).max(mostCars).optional(),
    seen: seenDetails.partial(),
  })
  .superRefine(({ car: _car, seen, ...wanted }, { addIssue }) => {
    for (const path of unseenPaths(wanted, seen)) {
      addIssue({ code: 'custom', path: ['seen', ...path], message: 'What was seen is missing' });
    }
  });

/** Body of POST /api/bookings/:code/correct, as {@link correctionRequest} reads it. */
export type CorrectionRequest = z.infer<typeof correctionRequest>;
