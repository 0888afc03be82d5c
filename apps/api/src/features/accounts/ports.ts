import type { Database } from '../../db/client';
import type { AccountLimits } from '../../limits';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import { deriveKey } from '../../platform/secrets';
import type { Bearers } from './login/bearers';

/** The keys from which secrets of accounts are derived, or under which they are hashed. */
export interface AccountKeys {
  cookies: Uint8Array;
  devices: Uint8Array;
  emailTokens: Uint8Array;
  failures: Uint8Array;
  totpSecrets: Uint8Array;
  recoveryCodes: Uint8Array;
  loginTickets: Uint8Array;
  passkeyTickets: Uint8Array;
}

/** The accounts' keys of an installation. */
export function accountKeys(appSecret: Uint8Array): AccountKeys {
  return {
    cookies: deriveKey(appSecret, 'session-cookie'),
    devices: deriveKey(appSecret, 'device-cookie'),
    emailTokens: deriveKey(appSecret, 'email-token'),
    failures: deriveKey(appSecret, 'login-failures'),
    totpSecrets: deriveKey(appSecret, 'totp-secret'),
    recoveryCodes: deriveKey(appSecret, 'recovery-code'),
    loginTickets: deriveKey(appSecret, 'login-ticket'),
    passkeyTickets: deriveKey(appSecret, 'passkey-ticket'),
  };
}

/** The rule about administrators' second factors. */
export interface FactorPolicy {
  mode: 'required' | 'offered';
  /** Grace period in milliseconds, from the first login under the rule. */
  graceMs: number;
}

/** Context of all account use cases. */
export interface AccountContext {
  database: Database;
  clock: Clock;
  random: Randomness;
  keys: AccountKeys;
  limits: AccountLimits;
  bearers: Bearers;
  factorPolicy: FactorPolicy;
}
