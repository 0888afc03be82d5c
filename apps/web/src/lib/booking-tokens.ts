import { isRecord, type KeptText, localStore, readJson, writeJson } from './storage';

const key = 'booking_tokens';

/** How long a booking's secret is kept in the browser that booked: until 30 days after the start. Milliseconds. */
const keptAfterStartMs = 30 * 86_400_000;

/** The secret of one booking, and until when (epoch milliseconds) this browser keeps it. */
interface KeptToken {
  manageToken: string;
  keepUntil: number;
}

/** Keeps the secret of a paid booking for its page, and forgets those whose time is over. `startsAt` is an ISO instant. */
export function rememberBookingToken(
  {
    trackingCode,
    manageToken,
    startsAt,
    now,
  }: { trackingCode: string; manageToken: string; startsAt: string; now: number },
  storage: KeptText = localStore,
): void {
  const keepUntil = Date.parse(startsAt) + keptAfterStartMs;
  writeJson(storage, key, { ...keptTokens(storage, now), [trackingCode]: { manageToken, keepUntil } });
}

/** The secret of a booking made in this browser; undefined when it made none or it was forgotten. */
export function bookingTokenOf(
  { trackingCode, now }: { trackingCode: string; now: number },
  storage: KeptText = localStore,
): string | undefined {
  return keptTokens(storage, now)[trackingCode]?.manageToken;
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
