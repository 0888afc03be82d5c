import { contactMessage } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '../../lib/api';
import { faultText } from '../../lib/fault-text';

/** What is wrong, by the name of the field. */
export type FieldErrors = Partial<Record<string, string>>;

/** What came of sending the form. */
export type SendOutcome =
  | { kind: 'sent' }
  /** By our own check or by the api's. */
  | { kind: 'wrong'; errors: FieldErrors }
  /** With what the shop says of it where the fault is its own. */
  | { kind: 'failed'; fault: string | undefined };

/** Sends what a form holds. Never rejects. */
export async function sendForm(form: FormData): Promise<SendOutcome> {
  const checked = contactMessage.safeParse({ service: '', ...Object.fromEntries(form) });
  if (!checked.success) {
    const first = checked.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const);
    return { kind: 'wrong', errors: Object.fromEntries(first) };
  }
  try {
    await api('sendMessage', { body: checked.data });
    return { kind: 'sent' };
  } catch (error) {
    const errors = error instanceof ApiError ? error.body?.fields : undefined;
    return errors === undefined ? { kind: 'failed', fault: faultText(error) } : { kind: 'wrong', errors };
  }
}
