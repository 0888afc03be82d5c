import { ApiError } from '@tintforge/api-contract/client';
import { scheduleWords } from './words';

/** Why the shop refused, in its own words where it has answered. */
export function problemText(error: unknown): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.message ?? scheduleWords.unreachable;
}
