import { brand } from '@tintforge/content';
import { describe, expect, test } from 'vitest';
import { isEasyPassword } from './easy-passwords';

const owner = { username: 'Blue.Heron', email: 'great-heron@tintforge.example' };
const isEasy = (text: string) => isEasyPassword(text, owner);

describe('easy to guess is', () => {
  test.each(['iloveyou', 'Sunshine', 'trustno1'])('a common password: %s', (text) => expect(isEasy(text)).toBe(true));

  test.each([
    'letmein123',
    'Dragon2026!',
    '!!monkey!!',
    'letmein12345678',
    'l3tm31n99',
    'p@$$w0rd1',
    'sunshinesunshine',
  ])('a common password with little around it: %s', (text) => expect(isEasy(text)).toBe(true));

  test.each(['aaaaaaaa', 'AAAAAAA1', '121212121212', 'abcabcabc', 'xyz9xyz9xyz9', '........'])(
    'a repetition: %s',
    (text) => expect(isEasy(text)).toBe(true),
  );

  test.each(['abcdefgh', '87654321', 'abcd1234', 'qwertyuiop', 'POIUYTREWQ', '1qaz2wsx', 'asdf-1234', '0123456789!!'])(
    'a sequence: %s',
    (text) => expect(isEasy(text)).toBe(true),
  );

  test.each([
    'blue.heron',
    'BLUE.HERON2026',
    'great-heron!!',
    `${brand.name}1`,
    `${brand.name.toLowerCase()}blue.heron`,
    '1blue.heron1',
    `${brand.name.toLowerCase()}12345`,
  ])('a name of the account or the shop with little around it: %s', (text) => expect(isEasy(text)).toBe(true));
});

test.each([
  'blue.heron over water',
  'herons-and-egrets',
  'Q9f tall ships',
  'seven panes of glass',
  'correct horse battery staple',
  'abcdefgh and the rest of the tune',
  'tintforge-by-the-bay',
  'пятьцаплей',
])('"%s" is not', (text) => expect(isEasy(text)).toBe(false));

test('a name of two letters, or none, tells nothing', () => {
  expect(isEasyPassword('ab over water', { username: 'ab', email: '' })).toBe(false);
});
