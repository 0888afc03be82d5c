import { catalogue } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { filmOf } from './sheet-facts';

test('the film is the package’s; of a package that is gone there is none', () => {
  expect(filmOf(catalogue, sampleShop.packageId)).toBe(sampleShop.filmType);
  expect(filmOf(catalogue, 'gone')).toBe('');
});
