import { ApiError } from '@tintforge/api-contract/client';
import { settingsWords as words } from '../words';

/**
 * What went wrong, as the shop says it; without an answer of the shop, that it could not be reached. Undefined while
 * nothing did, and for what stands at the fields that it is about.
 */
export function problemText(error: unknown): string | undefined {
  if (error === null || Object.keys(fieldErrors(error)).length > 0) return undefined;
  const body = error instanceof ApiError ? error.body : undefined;
  if (body === undefined) return words.unreachable;
  return body.code === 'changed_meanwhile' ? words.meanwhile : body.message;
}

/** What is wrong with which field; nothing when the shop names none. */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  return (error instanceof ApiError ? error.body?.fields : undefined) ?? {};
}
