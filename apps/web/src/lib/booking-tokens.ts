import { isRecord, type KeptText, localStore, readJson, writeJson } from '@tintforge/app-base/storage';

const key = 'booking_tokens';

/** Storage period of a booking's secret in the browser that booked: until 30 days after the start. Milliseconds. */
const keptAfterStartMs = 30 * 86_400_000;

/** The same without a start: a year. Milliseconds. */
const keptWithoutStartMs = 365 * 86_400_000;

/** The secret of one booking, and when (epoch milliseconds) this browser drops it. */
interface KeptToken {
  manageToken: string;
  keepUntil: number;
  /** The wizard's order that became the booking; absent for one that was not paid in the wizard. */
  orderId?: string;
}

/** A booking whose secret this browser stores. */
export interface KeptBooking {
  trackingCode: string;
  manageToken: string;
}

/**
 * Stores the secret of a paid booking for its page, and drops expired ones. `startsAt` is an ISO instant, undefined
 * before there is one.
 */
export function rememberBookingToken(
  {
    trackingCode,
    manageToken,
    startsAt,
    orderId,
    now,
  }: KeptBooking & { startsAt: string | undefined; orderId?: string; now: number },
  storage: KeptText = localStore,
): void {
  const keepUntil = startsAt === undefined ? now + keptWithoutStartMs : Date.parse(startsAt) + keptAfterStartMs;
  const kept = keptTokens(storage, now);
  const token = { ...kept[trackingCode], manageToken, keepUntil, ...(orderId === undefined ? {} : { orderId }) };
  writeJson(storage, key, { ...kept, [trackingCode]: token });
}

/** The secret of a booking made in this browser; undefined when there is none or it was dropped. */
export function bookingTokenOf(
  { trackingCode, now }: { trackingCode: string; now: number },
  storage: KeptText = localStore,
): string | undefined {
  return keptTokens(storage, now)[trackingCode]?.manageToken;
}

/** The bookings whose secrets this browser stores, in the order in which they were made. */
export function keptBookings({ now }: { now: number }, storage: KeptText = localStore): KeptBooking[] {
  return Object.entries(keptTokens(storage, now)).map(([trackingCode, { manageToken }]) => ({
    trackingCode,
    manageToken,
  }));
}

/** The tracking code of the booking that a wizard order became; undefined while it is unpaid. */
export function bookingOfOrder(
  { orderId, now }: { orderId: string; now: number },
  storage: KeptText = localStore,
): string | undefined {
  return Object.entries(keptTokens(storage, now)).find(([, token]) => token.orderId === orderId)?.[0];
}

function keptTokens(storage: KeptText, now: number): Record<string, KeptToken> {
  const stored = readJson(storage, key);
  if (!isRecord(stored)) return {};
  const tokens: Record<string, KeptToken> = {};
  for (const [code, token] of Object.entries(stored)) {
    if (isKeptToken(token) && token.keepUntil > now) tokens[code] = token;
  }
  return tokens;
}

function isKeptToken(value: unknown): value is KeptToken {
  return isRecord(value) && typeof value.manageToken === 'string' && typeof value.keepUntil === 'number';
}
