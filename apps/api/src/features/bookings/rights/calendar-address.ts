import { createHmac, timingSafeEqual } from 'node:crypto';

/** A calendar feed and the number of addresses that it has had, which is negative or 0 while it is off. */
export interface FeedGeneration {
  /** `shop`, `region:<id>`, `crew:<id>` or `account:<id>`. */
  id: string;
  generation: number;
}

/** The secret of a feed's address: computed and never stored. */
export function feedToken(key: Uint8Array, { id, generation }: FeedGeneration): string {
  return createHmac('sha256', key).update(`${id}:${generation}`).digest('base64url');
}

/** The number that a feed is turned on with, or off: an address that it has had never works again. */
export function nextGeneration(generation: number, action: 'renew' | 'close'): number {
  const used = Math.abs(generation);
  return action === 'renew' ? used + 1 : -used;
}

/** True when a token is that of a feed, which is on. */
export function isFeedToken(key: Uint8Array, { token, feed }: { token: string; feed: FeedGeneration }): boolean {
  if (feed.generation <= 0) return false;
  const [given, right] = [Buffer.from(token), Buffer.from(feedToken(key, feed))];
  return given.length === right.length && timingSafeEqual(given, right);
}
