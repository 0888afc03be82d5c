import { expect, test } from 'vitest';
import { isEasyPassword } from './easy-passwords';

const owner = { username: 'Blue.Heron', email: 'great-heron@tintforge.example' };

test.each([
  'iloveyou',
  'blue.heron',
  'BLUE.HERON2026',
  'great-heron!!',
  'Tintforge1',
  'tintforgeblue.heron',
  '1blue.heron1',
])('%s is easy to guess', (text) => {
  expect(isEasyPassword(text, owner)).toBe(true);
});

test.each(['blue.heron over water', 'herons-and-egrets', 'tintforge12345', 'Q9f tall ships'])('"%s" is not', (text) => {
  expect(isEasyPassword(text, owner)).toBe(false);
});

test('a name of two letters, or none, tells nothing', () => {
  expect(isEasyPassword('abcdefgh', { username: 'ab', email: '' })).toBe(false);
});
