import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@tintforge/api-contract/client';
import { useEffect } from 'react';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Backoff after a number of failures in a row: 1 s, 2 s, 4 s, up to 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
}

/** True for a transient failure: no network, or a server that is busy or broken. A refusal is permanent. */
function isTransient(error: Error | null): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 408;
}

/**
 * Refetches a query while it fails for lack of a network or a server, with backoff and at once when the browser is back
 * online. Until the first response, returns the state: `trying` again after a failure, or `refused` for good; undefined
 * before the first failure and once there is a response.
 */
export function useRetry(
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'error' | 'errorUpdateCount' | 'refetch'>,
): 'trying' | 'refused' | undefined {
  const { isError, error, errorUpdateCount, refetch } = query;
  const canRetry = isError && isTransient(error);
  useEffect(() => {
    if (!canRetry) return undefined;
    const ask = () => void refetch();
    const timer = setTimeout(ask, retryDelay(errorUpdateCount));
    addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
    };
  }, [canRetry, errorUpdateCount, refetch]);
  if (query.data !== undefined || errorUpdateCount === 0) return undefined;
  return isError && !canRetry ? 'refused' : 'trying';
}
