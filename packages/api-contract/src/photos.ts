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
