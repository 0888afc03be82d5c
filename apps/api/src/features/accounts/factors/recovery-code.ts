import { createHmac } from 'node:crypto';
import type { Randomness } from '../../../platform/randomness';
import type { AccountContext } from '../ports';

/** Number of codes that an account gets with a second factor. */
export const recoveryCodeCount = 10;

/** Letters and digits that can't be confused with others on paper: 32 of them, so every byte gives each equally often. */
const letters = '23456789abcdefghijkmnpqrstuvwxyz';

/** Ten new codes of 60 bits each: `abcd-efgh-jkmn`. */
export function newRecoveryCodes({ bytes }: Pick<Randomness, 'bytes'>): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const text = [...bytes(12)].map((byte) => letters.charAt(byte % letters.length)).join('');
    return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
  });
}

/** The keyed hash under which a code is stored. Case, spaces and hyphens don't matter. */
export function recoveryCodeHash(key: Uint8Array, code: string): string {
  return createHmac('sha256', key).update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('base64url');
}

/** Ten new codes of an account, and their rows. */
export function makeRecoveryCodes({ random, keys }: Pick<AccountContext, 'random' | 'keys'>): {
  codes: string[];
  rows: { id: string; codeHash: string }[];
} {
  const codes = newRecoveryCodes(random);
  return {
    codes,
    rows: codes.map((code) => ({ id: random.uuid(), codeHash: recoveryCodeHash(keys.recoveryCodes, code) })),
  };
}
