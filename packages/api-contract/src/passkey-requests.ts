import * as z from 'zod/mini';
import { line } from './text';

/** Bytes in base64url, as browsers write them in the JSON of WebAuthn; at most `most` characters. */
function bytes(most: number) {
  return z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));
}

/** The ticket of the step before. */
export const ticket = z.string().check(z.minLength(20), z.maxLength(600));

/** An ID has 1023 bytes at most (WebAuthn, 4). */
const credentialId = bytes(1364);

const clientDataJSON = bytes(4000);

/** A question signed by a passkey, with its ticket; the body of POST /api/auth/login/passkey. */
export const signedPasskey = z.strictObject({
  ticket,
  credential: z.strictObject({
    id: credentialId,
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    /** The account that the passkey was made for, if the device returns it. */
    userHandle: z.optional(bytes(88)),
  }),
});

/** A question signed by a passkey, as {@link signedPasskey} reads it. */
export type SignedPasskey = z.infer<typeof signedPasskey>;

/**
 * Body of POST /api/auth/login/passkey/begin: the name that was typed, or the ticket of a password that was right. Both only
 * narrow what the browser offers.
 */
export const passkeyLoginRequest = z.strictObject({
  username: z.optional(line({ name: 'Username', least: 0, most: 254 })),
  ticket: z.optional(ticket),
});

/** A passkey's name. */
const name = { name: 'Name', most: 40, message: 'Please enter a name' };

/** Body of POST /api/me/factors/passkeys: the new passkey, with the ticket. Without a name it gets the browser's. */
export const newPasskeyRequest = z.strictObject({
  ticket,
  name: line({ ...name, least: 0 }),
  credential: z.strictObject({
    id: credentialId,
    clientDataJSON,
    attestationObject: bytes(30_000),
    transports: z.array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))).check(z.maxLength(10)),
  }),
});

/** A new passkey, as {@link newPasskeyRequest} reads it. */
export type NewPasskeyRequest = z.infer<typeof newPasskeyRequest>;

/** Body of POST /api/me/factors/passkeys/:id/rename. */
export const passkeyNameRequest = z.strictObject({ name: line(name) });
