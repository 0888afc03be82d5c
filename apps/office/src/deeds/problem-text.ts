import { ApiError } from '@tintforge/api-contract/client';
import { deedWords } from './words';

/** Why something was not done, as the shop says it; without an answer of the shop, what that means. */
export function problemText(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  if (body !== undefined) return body.message;
  return navigator.onLine ? deedWords.lost : deedWords.offline;
}
