import { describe, expect, test } from 'vitest';
import { judgeSite, parseSite, parseSiteAnswer, type SiteAnswer, siteAnswers, unansweredSite } from './site';

const everyAnswer: readonly (SiteAnswer | null)[] = [...siteAnswers, null];

describe('an answer about the place', () => {
  test.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['not-sure', 'not-sure'],
    [null, null],
    [undefined, null],
    [true, 'yes'],
    [false, null],
    ['maybe', undefined],
    ['', undefined],
    [1, undefined],
  ])('%j is read as %j', (value, expected) => {
    expect(parseSiteAnswer(value)).toBe(expected);
  });
});

describe('answers about the place', () => {
  test('may be absent', () => {
    expect(parseSite({})).toEqual(unansweredSite);
    expect(parseSite({ power: 'no' })).toEqual({ ...unansweredSite, power: 'no' });
  });

  test('an empty box of an earlier client is no statement', () => {
    expect(parseSite({ garage: true, shade: false, power: false })).toEqual({
      garage: 'yes',
      shade: null,
      power: null,
    });
  });

  test.each([undefined, null, 'yes', [], { garage: 'perhaps' }])('are none: %j', (value) => {
    expect(parseSite(value)).toBeUndefined();
  });
});

test('something is missing only when the customer said so, whatever else was answered', () => {
  for (const garage of everyAnswer) {
    for (const shade of everyAnswer) {
      for (const power of everyAnswer) {
        const judged = judgeSite({ garage, shade, power });
        expect(judged.shelter === 'missing').toBe(garage === 'no' && shade === 'no');
        expect(judged.shelter === 'met').toBe(garage === 'yes' || shade === 'yes');
        expect(judged.power === 'missing').toBe(power === 'no');
        expect(judged.power === 'met').toBe(power === 'yes');
      }
    }
  }
});
