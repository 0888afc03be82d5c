import { quotePriceList } from '@tintforge/shop/quote-price-list';
import { expect, test } from 'vitest';
import { offeredQuoteKinds } from './offered-quote-kinds';

test('each entry of the price list has its own id and name, a kind of work, and no price below a cent', () => {
  const ids = quotePriceList.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, kinds, name, unitCents } of quotePriceList) {
    expect(id).toMatch(/^[a-z][a-z0-9-]{1,59}$/);
    expect(name.trim()).toBe(name);
    expect(name.length).toBeGreaterThan(1);
    expect(kinds.length).toBeGreaterThan(0);
    if (unitCents !== null) expect(Number.isSafeInteger(unitCents) && unitCents > 0).toBe(true);
  }
});

test.each(offeredQuoteKinds)('quotes of the kind %s have entries to choose from', (kind) => {
  expect(quotePriceList.some(({ kinds }) => kinds.includes(kind))).toBe(true);
});
