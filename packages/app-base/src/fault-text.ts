import { ApiError } from '@tintforge/api-contract/client';

/**
 * The server's message where another try of this page can't succeed: an internal failure, with the reference that leads
 * to the cause, or a page that is older than the server. Undefined for any other failure: a refusal, no network, a
 * response that isn't the server's.
 */
export function faultText(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'internal' || body?.code === 'page_outdated' ? body.message : undefined;
}
