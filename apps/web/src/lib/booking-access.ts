import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { readLoginToken } from '@tintforge/app-base/session/login-token';
import { bookingTokenOf } from './booking-tokens';
import { linkSecretOf } from './link-secret';

/** This browser's access to a booking: its secret, or the login of a user who may be its owner; undefined without either. */
export function bookingAccess(trackingCode: string): BookingAccess | undefined {
  const bookingToken = linkSecretOf(trackingCode) ?? bookingTokenOf({ trackingCode, now: Date.now() });
  if (bookingToken !== undefined) return { bookingToken };
  return readLoginToken() === undefined ? undefined : {};
}
