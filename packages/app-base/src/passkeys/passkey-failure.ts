import { ApiError } from '@tintforge/api-contract/client';
import { passkeyWords as words } from './words';

/** Names that browsers give their refusals (WebAuthn, 5.1.3 and 5.1.4). */
const refusals: Partial<Record<string, string>> = {
  // Cancelled, or too late; browsers don't reveal which.
  NotAllowedError: words.notUsed,
  AbortError: words.notUsed,
  SecurityError: words.notHere,
  NotSupportedError: words.notAble,
  ConstraintError: words.notAble,
  UnknownError: words.notAble,
  InvalidStateError: words.present,
};

/** Why nothing came of a passkey, for the person: in the server's words, or about what the browser refused. */
export function passkeyFailure(cause: unknown): string {
  if (cause instanceof ApiError) return cause.body?.message ?? words.unreachable;
  return (cause instanceof Error ? refusals[cause.name] : undefined) ?? words.unreachable;
}
