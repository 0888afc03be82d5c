import { ApiError } from '@tintforge/api-contract/client';
import { deedWords } from './words';

/** Text of a failed action: the server's message, or what a missing response means. */
export function problemText(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  if (body !== undefined) return body.message;
  return navigator.onLine ? deedWords.lost : deedWords.offline;
}
