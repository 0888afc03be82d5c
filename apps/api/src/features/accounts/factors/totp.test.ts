import { randomBytes } from 'node:crypto';
import { brand } from '@tintforge/content';
import { expect, test } from 'vitest';
import { newTotpSecret, totpCode, totpStep, totpUri } from './totp';

// RFC 6238, appendix B: the ASCII text "12345678901234567890", of whose eight digits ours are the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after the epoch the code of RFC 6238 is %s', (seconds, code) => {
  expect(totpCode(secret, seconds * 1000)).toBe(code);
  expect(totpStep(secret, { code, now: seconds * 1000 })).toBe(Math.floor(seconds / 30));
});

test('a code counts one step early or late, and no more', () => {
  const at = 1_111_111_111_000;
  const step = Math.floor(at / 30_000);
  const steps = [-2, -1, 0, 1, 2].map((by) => totpStep(secret, { code: totpCode(secret, at + by * 30_000), now: at }));
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '28708２'])('"%s" is no code', (code) => {
  expect(totpStep(secret, { code, now: 59_000 })).toBeUndefined();
});

test('a new secret has 160 bits, and its address names shop and account', () => {
  const made = newTotpSecret({ bytes: (length) => randomBytes(length) });
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(made, 'heron@pond')).toBe(
    `otpauth://totp/${brand.name}:heron%40pond?issuer=${brand.name}&secret=${made}&algorithm=SHA1&digits=6&period=30`,
  );
});
