import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTrackingCode, parseTrackingCode } from './tracking-code';

const seed = 20261120;
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const symbol = fc.integer({ min: 0, max: 31 });
const symbols = fc.array(symbol, { minLength: 7, maxLength: 7 });
/** Positions of the eight characters in TF-XXXX-XXXX. */
const positions = [3, 4, 5, 6, 8, 9, 10, 11];

function withCharacter(code: string, position: number, character: string): string {
  return code.slice(0, position) + character + code.slice(position + 1);
}

describe('making a code', () => {
  test.each([
    [[0, 0, 0, 0, 0, 0, 0], 'TF-0000-0000'],
    [[1, 0, 0, 0, 0, 0, 0], 'TF-1000-0001'],
    // 1·7 + 3·19 + 5·3 + 7·20 + 9·9 + 11·25 + 13·23 = 874 = 27·32 + 10
    [[7, 19, 3, 20, 9, 25, 23], 'TF-7K3M-9SQA'],
    [[31, 31, 31, 31, 31, 31, 31], 'TF-ZZZZ-ZZZF'],
  ])('of %j gives %s', (given, code) => {
    expect(makeTrackingCode('TF', given)).toBe(code);
  });

  test.each([
    [[]],
    [[1, 2, 3, 4, 5, 6]],
    [[1, 2, 3, 4, 5, 6, 7, 8]],
    [[1, 2, 3, 4, 5, 6, 32]],
    [[1, 2, 3, 4, 5, 6, -1]],
    [[1, 2, 3, 4, 5, 6, 0.5]],
    [[1, 2, 3, 4, 5, 6, Number.NaN]],
  ])('of %j is a bug and throws', (given) => {
    expect(() => makeTrackingCode('TF', given)).toThrow(RangeError);
  });

  test.each(['', 'T', 'TFX', 'tf', 'T1', 'T-'])('with “%s” in front is a bug and throws', (prefix) => {
    expect(() => makeTrackingCode(prefix, [1, 2, 3, 4, 5, 6, 7])).toThrow(RangeError);
  });

  test('begins with the letters of its shop', () => {
    expect(makeTrackingCode('UM', [7, 19, 3, 20, 9, 25, 23])).toBe('UM-7K3M-9SQA');
  });
});

describe('reading a code', () => {
  test('gives back what was made', () => {
    fc.assert(
      fc.property(symbols, (given) => {
        const code = makeTrackingCode('TF', given);
        expect(code).toMatch(/^TF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(parseTrackingCode(code)).toBe(code);
      }),
      { seed, numRuns: 2000 },
    );
  });

  test.each([
    ['tf-7k3m-9sqa'],
    ['TF7K3M9SQA'],
    ['TF-7K3M9SQA'],
    ['TF7K3M-9SQA'],
    ['TF--7K3M-9SQA'],
    ['TF-7K3-M9SQA'],
    ['TF-7K3M 9SQA'],
    ['TF_7K3M_9SQA'],
    ['TF – 7K3M – 9SQA'],
    ['#TF-7K3M-9SQA'],
    ['  Tf-7k3M-9sQa \n'],
  ])('%j is TF-7K3M-9SQA', (text) => {
    expect(parseTrackingCode(text)).toBe('TF-7K3M-9SQA');
  });

  test.each([
    ['TF-OOOO-OOOO', 'TF-0000-0000'],
    ['tf-oo0o-o0oo', 'TF-0000-0000'],
    ['TF-I000-000l', 'TF-1000-0001'],
    ['TF-L000-000i', 'TF-1000-0001'],
  ])('%s is %s', (text, code) => {
    expect(parseTrackingCode(text)).toBe(code);
  });

  test.each(['', 'TF', '7K3M-9SQA', 'TF-7K3M-9SQ', 'TF-7K3M-9SQAA', 'TF-UUUU-UUUU', 'TF-7K3M-9SQA/..', 'TF-1234'])(
    '%j is none',
    (text) => {
      expect(parseTrackingCode(text)).toBeUndefined();
    },
  );

  test('catches every single wrong character: each of 8 positions, each of the 31 others', () => {
    fc.assert(
      fc.property(symbols, (given) => {
        const code = makeTrackingCode('TF', given);
        let caught = 0;
        for (const position of positions) {
          for (const character of alphabet) {
            if (character === code[position]) continue;
            if (parseTrackingCode(withCharacter(code, position, character)) === undefined) caught += 1;
          }
        }
        expect(caught).toBe(8 * 31);
      }),
      { seed, numRuns: 300 },
    );
  });

  test('takes any two letters in front, of another shop or of an earlier year, and nothing else', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      for (const code of [withCharacter('TF-7K3M-9SQA', 0, letter), withCharacter('TF-7K3M-9SQA', 1, letter)]) {
        expect(parseTrackingCode(code.toLowerCase().replaceAll('-', ''))).toBe(code);
      }
    }
    for (const character of '0123456789- ') {
      expect(parseTrackingCode(withCharacter('TF-7K3M-9SQA', 0, character))).toBeUndefined();
      expect(parseTrackingCode(withCharacter('TF-7K3M-9SQA', 1, character))).toBeUndefined();
    }
  });

  test('catches two neighbors exchanged, unless they lie half the alphabet apart', () => {
    fc.assert(
      fc.property(symbols, fc.integer({ min: 0, max: 5 }), (given, index) => {
        const swapped = [...given];
        const [one = 0, other = 0] = given.slice(index, index + 2);
        swapped.splice(index, 2, other, one);
        fc.pre((one - other) % 16 !== 0);
        const code = makeTrackingCode('TF', given);
        const wrong = makeTrackingCode('TF', swapped).slice(0, 11) + code.slice(11);
        expect(parseTrackingCode(wrong)).toBeUndefined();
      }),
      { seed, numRuns: 1000 },
    );
  });

  test('answers any text at all without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `TF-${text}`),
        ),
        (text) => {
          const code = parseTrackingCode(text);
          if (code !== undefined) expect(parseTrackingCode(code)).toBe(code);
        },
      ),
      { seed, numRuns: 2000 },
    );
  });
});
