import {
  deleteAccountRequest,
  forgotPasswordRequest,
  loginRequest,
  passwordRequest,
  profileRequest,
  registerRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from '@tintforge/api-contract';
import { ApiError, type CallInput } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import { settleLogin } from '@tintforge/app-base/session/fetch-user';
import type * as z from 'zod';
import type { AccountForm, FieldErrors, FormOutcome } from './form-outcome';

const bodies = {
  login: loginRequest,
  register: registerRequest,
  forgotPassword: forgotPasswordRequest,
  resetPassword: resetPasswordRequest,
  verifyEmail: verifyEmailRequest,
  changePassword: passwordRequest,
  updateProfile: profileRequest,
  deleteMyAccount: deleteAccountRequest,
} as const satisfies Record<AccountForm, z.core.$ZodType>;

/** Checks what was typed by the contract, then sends it. Never rejects. */
export async function sendForm<Name extends AccountForm>(
  name: Name,
  values: Readonly<Record<string, unknown>>,
): Promise<FormOutcome<Name>> {
  const checked = bodies[name].safeParse(values);
  if (!checked.success) return { kind: 'invalid', errors: errorsByField(checked.error) };
  try {
    // Anyone may verify an email: an expired token would not be refused, but make the call nobody's.
    if (name === 'verifyEmail') await settleLogin();
    // The schema is the one of this call, which its name alone does not tell the compiler.
    const input = { body: checked.data } as unknown as CallInput<Name>;
    return { kind: 'sent', answer: await api(name, input) };
  } catch (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    return { kind: 'refused', body };
  }
}

/** The first message of each field. */
function errorsByField(error: z.core.$ZodError): FieldErrors {
  const messages = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(messages.toReversed());
}
