import { ApiError } from '@tintforge/api-contract/client';

/**
 * What the shop says of a failure on its own side, with the reference that leads to the cause. Undefined for any other
 * failure: a refusal, a network that is gone, an answer that is not the shop's.
 */
export function faultText(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'internal' ? body.message : undefined;
}
