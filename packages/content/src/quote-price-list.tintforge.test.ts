import { ppfPage } from '@tintforge/shop/pages/ppf-service';
import { quotePriceList } from '@tintforge/shop/quote-price-list';
import { expect, test } from 'vitest';

test('coverages of paint protection film cost in a quote what their page begins with', () => {
  const listed = quotePriceList.flatMap(({ id, unitCents }) =>
    id.startsWith('ppf-') && unitCents !== null ? [unitCents] : [],
  );
  expect(listed).toEqual(ppfPage.coverage.options.map(({ fromCents }) => fromCents));
});
