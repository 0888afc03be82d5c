import { ApiError } from '@tintforge/api-contract/client';

/** Polling interval of a visible page, milliseconds. */
export const askEveryMs = 3_000;

/** Delay while the server has never responded, milliseconds. */
const firstWaitMs = 15_000;

const longestWaitMs = 60_000;

/** Result of the last poll. */
interface LastAsk {
  error: Error | null;
  /** Time of the last response, epoch milliseconds; 0 for never. */
  dataUpdatedAt: number;
  /** Time of the last failure. */
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
