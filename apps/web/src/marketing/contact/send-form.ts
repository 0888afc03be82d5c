import { type ContactMessage, contactMessage, messagesByField } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { faultText } from '@tintforge/app-base/fault-text';

/** Error messages by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** A form that can be sent, or its errors. */
export type CheckedForm = { kind: 'right'; message: ContactMessage } | { kind: 'wrong'; errors: FieldErrors };

/** The result of sending a message. */
export type SendOutcome =
  | { kind: 'sent' }
  /** By the API's validation. */
  | { kind: 'wrong'; errors: FieldErrors }
  /** `fault`: the server's message about an internal failure. */
  | { kind: 'failed'; fault: string | undefined };

/** Validates the form as the API does; each invalid field has its first error. */
export function checkForm(form: FormData): CheckedForm {
  const checked = contactMessage.safeParse({ service: '', ...Object.fromEntries(form) });
  if (checked.success) return { kind: 'right', message: checked.data };
  return { kind: 'wrong', errors: messagesByField(checked.error) };
}

/** Sends a validated message. Never rejects. */
export async function sendChecked(message: ContactMessage): Promise<SendOutcome> {
  try {
    await api('sendMessage', { body: message });
    return { kind: 'sent' };
  } catch (error) {
    const errors = error instanceof ApiError ? error.body?.fields : undefined;
    return errors === undefined ? { kind: 'failed', fault: faultText(error) } : { kind: 'wrong', errors };
  }
}
