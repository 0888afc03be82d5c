import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseTrackingCode } from '@tintforge/booking-core';
import type { Connection } from '../../db/client';
import type { BookingRow } from '../../db/schema';
import { type Problem, problem } from '../../platform/problem';
import { bookingByCode } from './store';

/** The secret of a booking: derived, never stored. Raising the generation revokes it. */
export function manageToken(tokenKey: Uint8Array, booking: Pick<BookingRow, 'id' | 'tokenGeneration'>): string {
  return createHmac('sha256', tokenKey).update(`manage:${booking.id}:${booking.tokenGeneration}`).digest('base64url');
}

/** A network address, so that holds can be counted by it without keeping it. */
export function hashAddress(tokenKey: Uint8Array, address: string): string {
  return createHmac('sha256', tokenKey).update(`address:${address}`).digest('base64url');
}

/**
 * The booking that a code and its secret open. A code that does not exist and a secret that is another booking's are
 * the same problem, so that the answer tells nothing about codes.
 */
export function openBooking(
  { connection, tokenKey }: { connection: Connection; tokenKey: Uint8Array },
  { code, token }: { code: string; token: string | undefined },
): BookingRow | Problem {
  const canonical = parseTrackingCode(code);
  const booking = canonical === undefined ? undefined : bookingByCode(connection, canonical);
  const isOwner = booking !== undefined && token !== undefined && isSame(token, manageToken(tokenKey, booking));
  return isOwner
    ? booking
    : problem('unauthorized', { message: 'This link does not open the booking. Use the link from your confirmation.' });
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
