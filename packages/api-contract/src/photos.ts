import { quotePhotoLimits } from '@tintforge/booking-core';
import * as z from 'zod';
import { line } from './text';

/** A photo of a request. Its addresses hold for ten minutes. */
export const quotePhoto = z.strictObject({
  id: z.string(),
  /** A line of the customer or the office about what is in the picture; empty without. */
  caption: z.string(),
  /** Pixels of the large size. */
  width: z.number().int(),
  height: z.number().int(),
  /** At most 480 pixels on a side, and at most 2,560. */
  small: z.string(),
  large: z.string(),
});

/** A photo of a request, as {@link quotePhoto} parses it. */
export type QuotePhoto = z.infer<typeof quotePhoto>;

/** New words for a photo, in place of what is there; empty to have none. */
export const quotePhotoCaption = z.strictObject({
  caption: line({ name: 'Caption', least: 0, most: quotePhotoLimits.caption }),
});

/**
 * The certificate of a car's exemption: the ids of the photos that the shop has of it. What is in them, the office alone sees.
 */
export const carCertificate = z.strictObject({
  /** The number of the car; 1 in a booking of one. */
  car: z.number().int(),
  photos: z.array(z.string()),
  /** True while photos can be added: until the job is over. They can be removed at any time. */
  isOpen: z.boolean(),
});

/** The certificate of a car's exemption, as {@link carCertificate} reads it. */
export type CarCertificate = z.infer<typeof carCertificate>;

/** The address of a certificate's photo: its booking, its car, and its id. */
export const certificatePhotoId = z.object({
  code: z.string().max(20),
  number: z.coerce.number().int(),
  id: z.string().max(60),
});

/** A photo of a certificate that the shop has. */
export const certificatePhoto = z.strictObject({ id: z.string() });

/** The sizes that each photo is kept in. */
export const photoSizes = ['small', 'large'] as const;

/** One of {@link photoSizes}. */
export type PhotoSize = (typeof photoSizes)[number];

/** The address of a photo: its id, one of its sizes, and a ticket. */
export const photoAddress = z.strictObject({
  photo: z.uuid(),
  size: z.enum(photoSizes),
  ticket: z.string().max(100),
});
