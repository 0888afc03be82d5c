import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { NewPasskeyRequest, SignedPasskey } from '@tintforge/api-contract';
import type { PasskeyRow } from '../../../db/schema';
import type { RelyingParty } from './relying-party';

/** Signatures that we read (COSE): Ed25519, ECDSA with P-256, RSA with SHA-256. Every device offers one of them. */
export const algorithms = [-8, -7, -257];

/** Loaded with the first passkey: a start doesn't wait for it. */
const library = () => import('@simplewebauthn/server');

/** The question that was asked, and for whom. */
interface Asked {
  challenge: string;
  party: RelyingParty;
}

/**
 * The device's count of signatures, when a passkey has signed the question for this site, after its user proved to be there
 * by a PIN, a finger or a face. Undefined otherwise. Whether the count goes on from the last one is the caller's to judge.
 */
export async function readSignature(
  { id, clientDataJSON, authenticatorData, signature }: SignedPasskey['credential'],
  { passkey: { publicKey, transports }, challenge, party }: Asked & { passkey: PasskeyRow },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: bytesOf(publicKey), counter: 0, transports: transportsOf(transports) },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for what is malformed, and for each rule that isn't kept.
    return undefined;
  }
}

/** A new passkey that was made for this site and question, its user verified; undefined otherwise. */
export async function readNewPasskey(
  { id, transports, ...response }: NewPasskeyRequest['credential'],
  { challenge, party }: Asked,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...response, transports: transportsOf(transports) },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, signCount: credential.counter, transports };
  } catch {
    return undefined;
  }
}

/** Hints to the browser, passed on as they came. */
function transportsOf(transports: string[]): AuthenticatorTransport[] {
  return transports as AuthenticatorTransport[];
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
