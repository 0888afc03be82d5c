import { ApiError } from '@tintforge/api-contract/client';
import { bookingWords } from './words';

/** What went wrong, as the shop says it; without an answer of the shop, that it could not be reached. */
export function problemText(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.message ?? bookingWords.unreachable;
}
