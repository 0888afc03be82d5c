import { expect, test } from 'vitest';
import * as door from './index';
import { passagesOf } from './testing/passages';

// The law's own words are not ours: the package that has them tests them.
const copy = Object.entries<unknown>(door)
  .filter(([name, value]) => typeof value !== 'function' && name !== 'homeLaw')
  .flatMap(([name, value]) => passagesOf(value, name));

/** Words that mislead, each with a sentence that is known to be found. */
test.each<{ rule: string; misleads: RegExp; broken: string }>([
  {
    rule: 'the company that makes film is its manufacturer: a film maker directs movies',
    misleads: /\b(?:film )?makers?\b(?!-and-table)(?<!^maker)/i,
    broken: 'Up to 80%, says the film maker.',
  },
  {
    rule: 'a fee for cancelling late is not a fee for paying late',
    misleads: /\blate fees?\b/i,
    broken: 'After that the late fee is $112.50.',
  },
  {
    rule: 'a deadline is by a moment, and only a state is until one',
    misleads: /\bpay \S+ until\b/i,
    broken: 'Pay $449.98 until Wed, Dec 2.',
  },
  {
    rule: 'what cannot be reached is the server: the shop has a phone',
    misleads: /\bshop (?:could not|couldn’t|cannot|can’t) be reached\b|\breach the shop\b/i,
    broken: 'The shop could not be reached.',
  },
  {
    rule: 'a refund takes business days',
    misleads: /\bto \d+ days\b(?=.*\b(?:refund|card|bank)\b)|\b(?:refund|card|bank)\b.*\bto \d+ days\b/i,
    broken: 'It is on its way back to your card. That takes 5 to 10 days.',
  },
  {
    rule: 'a page doesn’t speak of what is to come, stand in for it, or excuse a figure',
    misleads:
      /\b(?:here|coming|available) soon\b|\bplaceholders?\b|\bstated by the shop\b|\btwo ways\b|\bcount on the\b|\blorem\b/i,
    broken: 'We’ll link our accounts here soon. Until then, write to us.',
  },
  {
    rule: 'opening hours are written in one way',
    misleads: /\d ?[AP]M ?[-–] ?\d|\b\d\d:\d\d ?[-–] ?\d\d:\d\d\b|\bMonday ?[-–] ?Friday\b/,
    broken: 'Mon-Fri 9AM-5PM',
  },
])('$rule', ({ misleads, broken }) => {
  expect(broken).toMatch(misleads);
  const found = copy.filter(({ text }) => misleads.test(text)).map(({ path, text }) => `${path}: ${text}`);
  expect(found).toEqual([]);
});

test('how long a refund takes is said in one sentence', () => {
  const said = copy.filter(({ text }) => /\b5 to 10\b/.test(text)).map(({ text }) => text);
  expect(new Set(said)).toEqual(new Set([door.chargeWords.refundTime]));
});
