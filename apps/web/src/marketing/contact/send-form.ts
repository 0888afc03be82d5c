import { contactMessage } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '../../lib/api';

/**
 * Sends what a form holds and answers what is wrong with it by field: by our own check or by the api's, nothing when it
 * was sent. Rejects when it could not be sent for another reason.
 */
export async function sendForm(form: FormData): Promise<Partial<Record<string, string>>> {
  const checked = contactMessage.safeParse({ service: '', ...Object.fromEntries(form) });
  if (!checked.success) {
    const first = checked.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const);
    return Object.fromEntries(first);
  }
  try {
    await api('sendMessage', { body: checked.data });
    return {};
  } catch (error) {
    const fields = error instanceof ApiError ? error.body?.fields : undefined;
    if (fields === undefined) throw error;
    return fields;
  }
}
