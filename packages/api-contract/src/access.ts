/**
 * Access to a route. A route lists the claims of which any one suffices:
 * - `public`: anyone
 * - `booking-token`: a caller with the secret of the booking (header `Booking-Token`)
 * - `quote-token`: a caller with the secret of the quote (header `Quote-Token`)
 * - `owner`: the account that the booking belongs to, or whose verified email the quote has
 * - `customer`: any logged-in account
 * - `crew`: staff of the booking's region, for today's jobs
 * - `office`: staff for the bookings, customers, messages and money of the whole shop
 * - `admin`: the shop's owner, who also changes settings and staff and reads the audit
 */
export const accessClaims = [
  'public',
  'booking-token',
  'quote-token',
  'owner',
  'customer',
  'crew',
  'office',
  'admin',
] as const;

/** One of {@link accessClaims}. */
export type AccessClaim = (typeof accessClaims)[number];
