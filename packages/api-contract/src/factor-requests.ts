import { plainText } from '@tintforge/booking-core';
import * as z from 'zod/mini';
import { signedPasskey, ticket } from './passkey-requests';

/** A code of the app, or a recovery code. */
const code = z
  .string()
  .check(
    z.overwrite(plainText),
    z.minLength(6, 'Please enter the code'),
    z.maxLength(40, 'Please enter one code only'),
  );

/** Bodies of POST /api/auth/login/code and /api/me/factors/totp: what the step before returned, and a code. */
export const codeLoginRequest = z.strictObject({ ticket, code });

/**
 * Proof of the account's owner before a factor changes: a code or a signature of a factor that is there; the password of an
 * account without one.
 */
export const ownerProof = z.strictObject({
  password: z.optional(z.string().check(z.minLength(1, 'Please enter your password'), z.maxLength(200))),
  code: z.optional(code),
  passkey: z.optional(signedPasskey),
});

/** Proof of the account's owner, as {@link ownerProof} reads it. */
export type OwnerProof = z.infer<typeof ownerProof>;
