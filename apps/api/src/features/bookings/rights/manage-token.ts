import { createHmac } from 'node:crypto';
import { parseTrackingCode } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import { type Problem, problem } from '../../../platform/problem';
import { isSameSecret } from '../../../platform/secrets';
import { bookingByCode } from '../store/booking-store';

/** The secret of a booking: derived, never stored. Raising the generation revokes it. */
export function manageToken(tokenKey: Uint8Array, booking: Pick<BookingRow, 'id' | 'tokenGeneration'>): string {
  return createHmac('sha256', tokenKey).update(`manage:${booking.id}:${booking.tokenGeneration}`).digest('base64url');
}

/** A network address, so that holds can be counted by it without keeping it. */
export function hashAddress(tokenKey: Uint8Array, address: string): string {
  return createHmac('sha256', tokenKey).update(`address:${address}`).digest('base64url');
}

/** A booking's code, and what somebody who wants to open it has in hand. */
export interface BookingKey {
  code: string;
  token: string | undefined;
  /** Who is logged in. Absent where only the secret counts. */
  caller?: Caller | undefined;
  /** Whether the shop may open it too. */
  isOpenToAdmin?: boolean;
  /** Whether a crew of its region may; whether the job is one of today's is the use case's to say. */
  isOpenToCrew?: boolean;
}

/**
 * The booking of a code, for who has its secret or is the account that it belongs to. A code that does not exist and a
 * secret or an account that is another booking's are the same problem, so that the answer tells nothing about codes.
 */
export async function openBooking(
  { connection, tokenKey }: { connection: Connection; tokenKey: Uint8Array },
  { code, token, caller, isOpenToAdmin = false, isOpenToCrew = false }: BookingKey,
): Promise<BookingRow | Problem> {
  const canonical = parseTrackingCode(code);
  const booking = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
  const hasSecret = booking !== undefined && token !== undefined && isSameSecret(token, manageToken(tokenKey, booking));
  const isOwner = caller !== undefined && booking?.userId === caller.userId;
  const isAdmin = isOpenToAdmin && caller?.role === 'admin';
  const isCrew = isOpenToCrew && caller?.role === 'crew' && caller.regionId === booking?.regionId;
  return booking !== undefined && (hasSecret || isOwner || isAdmin || isCrew)
    ? booking
    : problem('unauthorized', { message: 'This link doesn’t open the booking. Use the link from your confirmation.' });
}
