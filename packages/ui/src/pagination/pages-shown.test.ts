import { describe, expect, test } from 'vitest';
import { pagesShown } from './pages-shown';

function row(page: number, pageCount: number): string {
  return pagesShown({ page, pageCount })
    .map((shown) => (typeof shown === 'number' ? shown : '…'))
    .join(' ');
}

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [3, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('page %i of %i: %s', (page, pageCount, shown) => {
  expect(row(page, pageCount)).toBe(shown);
});

test('without pages there is nothing to show', () => {
  expect(pagesShown({ page: 1, pageCount: 0 })).toEqual([]);
});

describe.each([8, 9, 12, 40])('of %i pages, at every page', (pageCount) => {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);

  test.each(all)('%i: the row has seven places, rises, and reaches both ends and both neighbors', (page) => {
    const shown = pagesShown({ page, pageCount });
    const pages = shown.filter((place) => typeof place === 'number');
    expect(shown).toHaveLength(7);
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
    const needed = [1, page - 1, page, page + 1, pageCount].filter((near) => near >= 1 && near <= pageCount);
    expect(pages).toEqual(expect.arrayContaining(needed));
  });

  test.each(all)('%i: a gap leaves out two pages or more', (page) => {
    const shown = pagesShown({ page, pageCount });
    for (const [index, place] of shown.entries()) {
      if (typeof place === 'number') continue;
      expect(place.after).toBe(shown[index - 1]);
      expect(shown[index + 1]).toBeGreaterThan(place.after + 2);
    }
  });
});
