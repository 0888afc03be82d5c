/**
 * The most photos of a request for a quote, and of each the content types and the most bytes that it is sent with, and the
 * most characters of its caption.
 */
export const quotePhotoLimits = {
  most: 12,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  bytes: 8 * 1024 * 1024,
  caption: 120,
} as const;

/** The most photos of the certificate of a car's exemption; each is like one of a request. */
export const certificatePhotosMost = 4;
