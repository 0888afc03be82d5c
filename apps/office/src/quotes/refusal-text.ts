import { ApiError } from '@tintforge/api-contract/client';
import { quotesWords } from './words';

/** The server's message, if it responded. */
export function refusalText(error: unknown): string {
  return (error instanceof ApiError ? error.body?.message : undefined) ?? quotesWords.notDone;
}
