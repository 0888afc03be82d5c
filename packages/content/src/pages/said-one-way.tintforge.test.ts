import { expect, test } from 'vitest';
import * as door from '../index';
import { passagesOf } from '../testing/passages';

const copy = Object.entries<unknown>(door)
  .filter(([, value]) => typeof value !== 'function')
  .flatMap(([name, value]) => passagesOf(value, name));

const thoseThatSay = (words: RegExp) => copy.filter(({ text }) => words.test(text));

/** Contradictions between pages, each with a sentence that is known to be found. */
test.each<{ rule: string; contradicts: RegExp; broken: string }>([
  {
    rule: 'the shop is a van: paint film goes on in a closed garage, and there is no bay to bring a car to',
    contradicts: /\bour (?:bay|garage|workshop)\b|\byours or ours\b/i,
    broken: 'Every painted panel, in our bay or a closed garage',
  },
  {
    rule: 'how many crews a region has is the shop’s setting, so no page counts them',
    contradicts: /\b(?:one|two|three|four|\d+) crews\b/i,
    broken: 'Two crews work on this side of the bay and nowhere else.',
  },
  {
    rule: 'what an older copy of the law says of mirrors is not called the law',
    contradicts: /^(?!.*\bolder version of the law\b).*\boutside mirrors\b/i,
    broken: 'Dark glass here calls for two outside mirrors.',
  },
  {
    rule: 'a toll tag is one of many',
    contradicts: /\btoll tag\b(?! behind)/i,
    broken: 'No metal, so phone and toll tag work as before.',
  },
  {
    rule: 'ceramic has two measured rows of seven, so not every row is called measured',
    contradicts: /\bevery one with its measured row\b|\bmeasured table each\b|\bwhole measured table\b/i,
    broken: 'in three films, every one with its measured row',
  },
])('$rule', ({ contradicts, broken }) => {
  expect(broken).toMatch(contradicts);
  expect(thoseThatSay(contradicts).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test('where a warranty of hybrid or carbon is printed, one line names both terms', () => {
  const printed = /15 and 10 years, and lifetime limited while you own the car\.$/;
  const { hybridPage, carbonPage, filmComparison, homeWords } = door;
  for (const page of [hybridPage, carbonPage]) expect(page.warrantyNote).toMatch(printed);
  expect(filmComparison.notes.filter((note) => printed.test(note))).toHaveLength(1);
  expect(homeWords.comparison.noteEnd).toContain(hybridPage.warrantyNote);
});

test('the guide suggests: one answer alone can decide, so it does not speak for four', () => {
  expect(door.filmGuideWords.answer).toBe('We suggest');
});

/** The claims that the shop makes of itself. */
test.each([
  'Premium installation',
  'Lifetime warranty on tint',
  '10-year warranty on paint protection film',
  'Certified technicians',
  'premium materials',
  '100% satisfaction',
  'Mobile service',
  'Same-day installation in Tampa Bay',
  '99% UV protection',
])('the page about the shop claims "%s", with what backs it up', (claim) => {
  expect(door.aboutPage.reasons.items.filter((reason) => reason.claim.includes(claim))).toHaveLength(1);
});
