import { createHmac } from 'node:crypto';
import { isOfficeRole } from '@tintforge/api-contract';
import { parseTrackingCode } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import { type Problem, problem } from '../../../platform/problem';
import { isSameSecret } from '../../../platform/secrets';
import { bookingByCode } from '../../jobs';

/** The secret of a booking: derived, never stored. Raising the generation revokes it. */
export function manageToken(tokenKey: Uint8Array, booking: Pick<BookingRow, 'id' | 'tokenGeneration'>): string {
  return createHmac('sha256', tokenKey).update(`manage:${booking.id}:${booking.tokenGeneration}`).digest('base64url');
}

/** Keyed hash of an IP address, so that holds can be counted by it without storing it. */
export function hashAddress(tokenKey: Uint8Array, address: string): string {
  return createHmac('sha256', tokenKey).update(`address:${address}`).digest('base64url');
}

/** A booking's code, and the caller's credentials for it. */
export interface BookingKey {
  code: string;
  token: string | undefined;
  /** The logged-in account. Absent where only the secret counts. */
  caller?: Caller | undefined;
  /** True when staff can open it too. */
  isOpenToOffice?: boolean;
  /** True when a crew of its region can; the use case checks whether the job is one of today's. */
  isOpenToCrew?: boolean;
}

/**
 * The booking of a code, for a caller with its secret or with the account that it belongs to. An unknown code, and a
 * secret or an account of another booking, give the same problem, so that the response reveals nothing about codes.
 */
export async function openBooking(
  { connection, tokenKey }: { connection: Connection; tokenKey: Uint8Array },
  { code, token, caller, isOpenToOffice = false, isOpenToCrew = false }: BookingKey,
): Promise<BookingRow | Problem> {
  const canonical = parseTrackingCode(code);
  const booking = canonical === undefined ? undefined : await bookingByCode(connection, canonical);
  const hasSecret = booking !== undefined && token !== undefined && isSameSecret(token, manageToken(tokenKey, booking));
  const isOwner = caller !== undefined && booking?.userId === caller.userId;
  const isOffice = isOpenToOffice && caller !== undefined && isOfficeRole(caller.role);
  const isCrew = isOpenToCrew && caller?.role === 'crew' && caller.regionId === booking?.regionId;
  return booking !== undefined && (hasSecret || isOwner || isOffice || isCrew)
    ? booking
    : problem('unauthorized', { message: 'This link doesn’t open the booking. Use the link from your confirmation.' });
}
