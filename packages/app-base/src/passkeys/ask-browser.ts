import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { NewPasskeyRequest, PasskeyQuestion, PasskeySetup, SignedPasskey } from '@tintforge/api-contract';

type Transport = 'internal';

/** Hints that the server stored as browsers gave them. */
function known<Ref extends { transports: string[] }>(refs: readonly Ref[]) {
  return refs.map((ref) => ({ ...ref, transports: ref.transports as Transport[] }));
}

/** Has a passkey sign a question. Rejects when the person doesn't want to, or the browser can't. */
export async function signWithPasskey({ ticket, options }: PasskeyQuestion): Promise<SignedPasskey> {
  const { id, response } = await startAuthentication({
    optionsJSON: { ...options, allowCredentials: known(options.allowCredentials) },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ticket,
    credential: { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  };
}

/** Has the browser make a new passkey. Rejects when the person doesn't want to, or the browser can't. */
export async function makePasskey({
  ticket,
  options,
}: PasskeySetup): Promise<Pick<NewPasskeyRequest, 'ticket' | 'credential'>> {
  const { id, response } = await startRegistration({
    optionsJSON: { ...options, excludeCredentials: known(options.excludeCredentials) },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { ticket, credential: { id, clientDataJSON, attestationObject, transports } };
}
