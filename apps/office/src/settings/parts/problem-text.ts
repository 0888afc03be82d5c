import { ApiError } from '@tintforge/api-contract/client';
import { settingsWords as words } from '../words';

/**
 * The error as the server reports it; without a response, that the server couldn't be reached. Undefined without an
 * error, and for errors shown at their fields.
 */
export function problemText(error: unknown): string | undefined {
  if (error === null || Object.keys(fieldErrors(error)).length > 0) return undefined;
  const body = error instanceof ApiError ? error.body : undefined;
  if (body === undefined) return words.unreachable;
  return body.code === 'changed_meanwhile' ? words.meanwhile : body.message;
}

/** Errors by field; empty when the server names none. */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  return (error instanceof ApiError ? error.body?.fields : undefined) ?? {};
}
