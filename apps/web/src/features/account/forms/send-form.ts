import {
  codeLoginRequest,
  deleteAccountRequest,
  forgotPasswordRequest,
  loginRequest,
  messagesByField,
  newPasskeyRequest,
  ownerProof,
  passkeyNameRequest,
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
import type { AccountForm, FormContent, FormOutcome } from './form-outcome';

const bodies = {
  login: loginRequest,
  register: registerRequest,
  forgotPassword: forgotPasswordRequest,
  resetPassword: resetPasswordRequest,
  verifyEmail: verifyEmailRequest,
  changePassword: passwordRequest,
  updateProfile: profileRequest,
  deleteMyAccount: deleteAccountRequest,
  beginTotp: ownerProof,
  confirmTotp: codeLoginRequest,
  removeTotp: ownerProof,
  replaceRecoveryCodes: ownerProof,
  beginPasskey: ownerProof,
  confirmPasskey: newPasskeyRequest,
  renamePasskey: passkeyNameRequest,
  removePasskey: ownerProof,
} as const satisfies Record<AccountForm, z.core.$ZodType>;

/** Validates the input against the contract, then sends it. Never rejects. */
export async function sendForm<Name extends AccountForm>(
  name: Name,
  { values, params }: FormContent,
): Promise<FormOutcome<Name>> {
  const checked = bodies[name].safeParse(values);
  if (!checked.success) return { kind: 'invalid', errors: messagesByField(checked.error) };
  try {
    // This call is public: an expired token wouldn't be refused, the request would only run without a user.
    if (name === 'verifyEmail') await settleLogin();
    // The schema belongs to this call, which the compiler can't infer from its name.
    const input = { body: checked.data, ...(params !== undefined && { params }) } as unknown as CallInput<Name>;
    return { kind: 'sent', answer: await api(name, input) };
  } catch (error) {
    return error instanceof ApiError ? { kind: 'refused', body: error.body } : { kind: 'unreached' };
  }
}
