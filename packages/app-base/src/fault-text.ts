import { ApiError } from '@tintforge/api-contract/client';

/**
 * The server's message about an internal failure, with the reference that leads to the cause. Undefined for any other
 * failure: a refusal, no network, a response that isn't the server's.
 */
export function faultText(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'internal' ? body.message : undefined;
}
