import type { FilmType, QuoteKind } from '@tintforge/booking-core';
import { filmInAddress } from '@tintforge/content';

/** Every path of the site, built here and nowhere else. */
export const paths = {
  home: '/',
  automotive: '/services/automotive-tinting',
  commercial: '/services/commercial-tinting',
  residential: '/services/residential-tinting',
  ppf: '/services/paint-protection-film',
  ceramic: '/products/ceramic-film',
  carbon: '/products/carbon-film',
  hybrid: '/products/hybrid-film',
  comparison: '/products/film-comparison',
  explorer: '/film-explorer',
  /** Short paths of the film pages; the long ones are canonical. */
  ceramicTint: '/ceramic-tint',
  carbonTint: '/carbon-tint',
  hybridTint: '/hybrid-tint',
  ppfBenefits: '/ppf-benefits',
  gallery: '/gallery',
  areas: '/service-areas',
  about: '/about-us',
  contact: '/contact',
  sitemap: '/sitemap',
  account: '/dashboard',
  profile: '/dashboard?tab=profile',
  login: '/login',
  forgotPassword: '/forgot-password',
  /** Targets of emailed links, with a token as fragment. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** The staff area; its first page is the schedule. */
  admin: '/admin',
  adminBookings: '/admin/bookings',
  adminBooking: (trackingCode: string) => `/admin/bookings/${encodeURIComponent(trackingCode)}` as const,
  adminNewBooking: '/admin/new-booking',
  adminCheckIn: '/admin/check-in',
  adminCustomers: '/admin/customers',
  adminCustomer: (id: string) => `/admin/customers/${encodeURIComponent(id)}` as const,
  adminQuotes: '/admin/quotes',
  adminQuote: (code: string) => `/admin/quotes?${new URLSearchParams({ quote: code })}` as const,
  adminMessages: '/admin/messages',
  adminOutbox: '/admin/outbox',
  adminAudit: '/admin/audit',
  adminReports: '/admin/reports',
  adminSettings: '/admin/settings',
  adminRules: '/admin/settings/rules',
  adminCatalog: '/admin/settings/catalog',
  adminAreas: '/admin/settings/areas',
  adminHours: '/admin/settings/hours',
  adminCrews: '/admin/settings/crews',
  adminClosures: '/admin/settings/closures',
  adminCalendars: '/admin/settings/calendars',
  adminCrewCalendars: '/admin/settings/crew-calendars',
  adminStaff: '/admin/settings/staff',
  /** A crew's day, for a phone. */
  crew: '/crew',
  crewJob: (trackingCode: string) => `/crew?${new URLSearchParams({ job: trackingCode })}` as const,
  createAdmin: '/create-admin',
  /** The job of a pass that staff scanned with the phone's own camera. */
  staffCheckIn: (trackingCode: string) => `/check-in/${encodeURIComponent(trackingCode)}` as const,
  booking: '/booking',
  /** Requests for quotes. */
  quote: '/quote',
  /** A quote, for its customer. */
  ownQuote: (code: string) => `/quote/${encodeURIComponent(code)}` as const,
  /** Form for a tracking code. */
  findBooking: '/booking-verification',
  /** The page behind the QR code. */
  bookingVerification: (trackingCode: string) => `/booking-verification/${encodeURIComponent(trackingCode)}` as const,
  /** A booking's invoice, and its receipt once it is paid; for its owner and for staff. */
  invoice: (trackingCode: string) => `/invoice/${encodeURIComponent(trackingCode)}` as const,
  /** The emails of a demo, which stay on its machine. */
  demoMailbox: '/demo/mailbox',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const;

/** The path pattern of the page behind the QR code, for the router and the site map. */
export const bookingVerificationPattern = '/booking-verification/:code';

/** The film explorer with a film on every window. */
export function explorerPath(filmType: FilmType): string {
  return `${paths.explorer}?${new URLSearchParams({ film: filmInAddress(filmType) })}`;
}

/** The path patterns of one booking, of one customer and of a scanned pass in the staff area. */
export const adminBookingPattern = '/admin/bookings/:code';
export const adminCustomerPattern = '/admin/customers/:id';
export const staffCheckInPattern = '/check-in/:code';

/** True when a page belongs to the staff area, a separate app: from the site it is another document. */
export function isOfficePath(pathname: string): boolean {
  return /^\/(admin|crew|create-admin|check-in)(?=\/|$)/.test(pathname);
}

/** The path pattern of a quote for its customer. */
export const ownQuotePattern = '/quote/:code';

/** The path pattern of a booking's invoice, for the router and the site map. */
export const invoicePattern = '/invoice/:code';

/** The request for a quote of a kind of work; without one, the choice of them. */
export function quotePath(kind?: QuoteKind): string {
  return kind === undefined ? paths.quote : `${paths.quote}?${new URLSearchParams({ kind })}#form`;
}
