import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code';

const key = new Uint8Array(32);

test('ten codes are made, each another one', () => {
  const codes = newRecoveryCodes({ bytes: (length) => randomBytes(length) });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-km-z]{4}(-[2-9a-km-z]{4}){2}$/);
});

test('a code is the same however it is written down', () => {
  const hash = recoveryCodeHash(key, 'abcd-efgh-jkmn');
  expect(recoveryCodeHash(key, ' ABCD efgh jkmn ')).toBe(hash);
  expect(recoveryCodeHash(key, 'abcdefghjkmn')).toBe(hash);
  expect(recoveryCodeHash(key, 'abcd-efgh-jkmp')).not.toBe(hash);
  expect(recoveryCodeHash(new Uint8Array(32).fill(1), 'abcd-efgh-jkmn')).not.toBe(hash);
});
