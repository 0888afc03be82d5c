import type { PasskeyQuestion, PasskeySetup } from '@tintforge/api-contract';
import { vi } from 'vitest';

/** A question to a passkey, as the server asks it. */
export const sampleQuestion: PasskeyQuestion = {
  ticket: 'q'.repeat(60),
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'localhost',
    allowCredentials: [],
    timeout: 300_000,
    userVerification: 'required',
  },
};

/** A new passkey that the server prompts for. */
export const sampleSetup: PasskeySetup = {
  ticket: 's'.repeat(60),
  options: {
    rp: { id: 'localhost', name: 'Tintforge' },
    user: { id: 'dXNlcg', name: 'sample.customer', displayName: 'Sample Customer' },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 900_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** Outcome of a dialog of the browser: a passkey, or a refusal by its name. */
export type DialogOutcome = 'passkey' | 'NotAllowedError' | 'InvalidStateError' | 'SecurityError';

/**
 * Gives the page a browser with passkeys, whose dialogs answer in this order and from then on with a passkey. The test page
 * has no real one; stories use Chromium's.
 */
export function giveBrowserPasskeys(answers: DialogOutcome[] = []): void {
  function answer<Response>(response: Response) {
    const next = answers.shift() ?? 'passkey';
    if (next !== 'passkey') throw Object.assign(new Error(`${next} happened`), { name: next });
    return {
      id: 'aWQ',
      rawId: bytes('id'),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
  }
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    userAgent: navigator.userAgent,
    credentials: {
      get: async () =>
        answer({
          clientDataJSON: bytes('data'),
          authenticatorData: bytes('device'),
          signature: bytes('signature'),
          userHandle: bytes('user'),
        }),
      create: async () =>
        answer({
          clientDataJSON: bytes('data'),
          attestationObject: bytes('key'),
          getTransports: () => ['internal'],
        }),
    },
  });
}

/** The sample question, signed. */
export const sampleSignature = {
  ticket: sampleQuestion.ticket,
  credential: {
    id: 'aWQ',
    clientDataJSON: 'ZGF0YQ',
    authenticatorData: 'ZGV2aWNl',
    signature: 'c2lnbmF0dXJl',
    userHandle: 'dXNlcg',
  },
};
