import * as z from 'zod';

/** Time that a browser gives its user to answer, milliseconds. */
const timeout = z.number().int();

/** A passkey by which the browser recognizes it. */
const credentialRef = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  /** How a browser can reach it, such as `internal` or `usb`. */
  transports: z.array(z.string()),
});

/** A question that a passkey signs (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyQuestion = z.strictObject({
  /** To be sent with the signature, once, within five minutes. */
  ticket: z.string(),
  options: z.strictObject({
    challenge: z.string(),
    rpId: z.string(),
    /** Empty: any passkey that the browser has for this site. */
    allowCredentials: z.array(credentialRef),
    timeout,
    userVerification: z.literal('required'),
  }),
});

/** A question to a passkey, as {@link passkeyQuestion} reads it. */
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** A new passkey that the browser is to make (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeySetup = z.strictObject({
  /** To be sent with the new passkey, once, within a quarter of an hour. */
  ticket: z.string(),
  options: z.strictObject({
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout,
    /** The account's passkeys, so that a device makes no second one. */
    excludeCredentials: z.array(credentialRef),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

/** A new passkey that the browser is to make, as {@link passkeySetup} reads it. */
export type PasskeySetup = z.infer<typeof passkeySetup>;

/** The new passkey is stored. An account's first factor brings recovery codes, which are shown only once. */
export const addedPasskey = z.strictObject({ recoveryCodes: z.array(z.string()) });
