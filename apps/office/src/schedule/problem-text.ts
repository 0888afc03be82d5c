import { ApiError } from '@tintforge/api-contract/client';
import { scheduleWords } from './words';

/** Text of a refusal: the server's message, if it responded. */
export function problemText(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.message ?? scheduleWords.unreachable;
}
