/** Every address of the site, built here and nowhere else. */
export const paths = {
  home: '/',
  booking: '/booking',
  /** The page behind the QR code. */
  bookingVerification: (trackingCode: string) => `/booking-verification/${encodeURIComponent(trackingCode)}`,
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const;

/** The pattern of the page behind the QR code, for the router and the site map. */
export const bookingVerificationPattern = '/booking-verification/:code';
