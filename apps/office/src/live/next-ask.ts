import { ApiError } from '@tintforge/api-contract/client';

/** How often a page that is looked at asks what has changed, milliseconds. */
export const askEveryMs = 3_000;

/** Of a shop that has not answered yet. */
const firstWaitMs = 15_000;

const longestWaitMs = 60_000;

/** How the last asking ended. */
interface LastAsk {
  error: Error | null;
  /** When the shop last answered, epoch milliseconds; 0 for never. */
  dataUpdatedAt: number;
  /** When it last did not. */
  errorUpdatedAt: number;
}

/**
 * Delay before the next poll, in milliseconds. It backs off while the server doesn't respond: each delay is as long as
 * the silence so far. False when this session may not poll.
 */
export function waitForNextAsk({ error, dataUpdatedAt, errorUpdatedAt }: LastAsk): number | false {
  if (error === null) return askEveryMs;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return false;
  if (dataUpdatedAt === 0) return firstWaitMs;
  return Math.min(Math.max(askEveryMs, errorUpdatedAt - dataUpdatedAt), longestWaitMs);
}
