import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { Randomness } from '../../platform/randomness';
import { deriveKey } from '../../platform/secrets';
import type { Bearers } from './bearers';

/** So many in so many milliseconds. */
export interface Allowance {
  most: number;
  perMs: number;
}

/** What guessing and mailing are held to. */
export interface AccountLimits {
  /** Wrong passwords for one account, from all browsers together in which nobody has logged in to it before. */
  failuresPerAccount: Allowance;
  /** Wrong passwords from one network address, for whatever accounts, from such browsers. */
  failuresPerAddress: Allowance;
  /** Wrong passwords for one account from one browser that has logged in to it before, or from one login or mailed link. */
  failuresPerDevice: Allowance;
  /** Mails of one kind that anybody may have sent to one address. */
  mailsPerRecipient: Allowance;
}

/** The keys from which secrets of accounts are derived, or under which they are hashed. */
export interface AccountKeys {
  cookies: Uint8Array;
  devices: Uint8Array;
  emailTokens: Uint8Array;
  failures: Uint8Array;
}

/** The accounts' keys of an installation. */
export function accountKeys(appSecret: Uint8Array): AccountKeys {
  return {
    cookies: deriveKey(appSecret, 'session-cookie'),
    devices: deriveKey(appSecret, 'device-cookie'),
    emailTokens: deriveKey(appSecret, 'email-token'),
    failures: deriveKey(appSecret, 'login-failures'),
  };
}

/** What every use case of accounts works with. */
export interface AccountContext {
  database: Database;
  clock: Clock;
  random: Randomness;
  keys: AccountKeys;
  limits: AccountLimits;
  bearers: Bearers;
}
