import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each(['password', 'PassWord', '12345678', 'football', 'iloveyou', 'q1w2e3r4t5', 'starwars'])(
  '%s is common',
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

test.each(['blue-heron-over-water', 'password of mine', ' password', ''])('"%s" is not', (text) => {
  expect(isCommonPassword(text)).toBe(false);
});
