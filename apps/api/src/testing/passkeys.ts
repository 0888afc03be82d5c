import type { OwnerProof, PasskeyQuestion } from '@tintforge/api-contract';
import type { LoggedIn } from './logged-in';
import { testPassword } from './logged-in';
import { createAuthenticator, type Misconduct, type SoftwareAuthenticator } from './software-authenticator';

/** A passkey that a test has added to an account. */
export interface TestPasskey {
  device: SoftwareAuthenticator;
  id: string;
  recoveryCodes: string[];
}

interface Addition {
  device?: SoftwareAuthenticator;
  /** The password by default, which is enough for an account's first factor. */
  proof?: OwnerProof;
  name?: string;
}

/** Adds a passkey to the account of a session. */
export async function addPasskey(
  { call }: Pick<LoggedIn, 'call'>,
  { device = createAuthenticator(), proof = { password: testPassword }, name = 'Phone' }: Addition = {},
): Promise<TestPasskey> {
  const { ticket, options } = await call('beginPasskey', { body: proof });
  const credential = device.make(options);
  const { recoveryCodes } = await call('confirmPasskey', { body: { ticket, name, credential } });
  const { passkeys } = await call('getMyFactors', {});
  return { device, id: passkeys.at(-1)?.id ?? '', recoveryCodes };
}

/** A question, answered by a device. */
export function signedBy(device: SoftwareAuthenticator, { ticket, options }: PasskeyQuestion, misconduct?: Misconduct) {
  return { ticket, credential: device.sign(options, misconduct) };
}

/** Proof of the owner by a passkey. */
export async function passkeyProof(
  { call }: Pick<LoggedIn, 'call'>,
  device: SoftwareAuthenticator,
): Promise<OwnerProof> {
  return { passkey: signedBy(device, await call('beginPasskeyCheck', {})) };
}
