import { isOfficePath } from '@tintforge/app-base/paths';
import { describe, expect, test } from 'vitest';
import { pages } from '../testing/all-pages';
import { accountLink, footerColumns, footerLinks, headerNavigation } from './navigation';

const built = pages.map(({ path }) => path);
const header = headerNavigation.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
const footer = [...footerColumns.flatMap(({ links }) => links), ...footerLinks];
const all = [...header, accountLink, ...footer];

test('every address that the layout names has its page, here or in the shop’s own area', () => {
  for (const { path } of all) expect(isOfficePath(path) || built.includes(path), path).toBe(true);
});

describe('the layout that all pages share', () => {
  test('the header has seven entries’ pages in their order', () => {
    expect(headerNavigation.map((entry) => ('links' in entry ? entry.heading : entry.label))).toEqual([
      'Home',
      'Services',
      'Products',
      'Service Areas',
      'Book Now',
      'Resources',
    ]);
  });

  test('the footer leads to services, products, seven quick links and the admin area', () => {
    const quick = [
      '/about-us',
      '/service-areas',
      '/contact',
      '/booking',
      '/privacy-policy',
      '/terms-of-service',
      '/sitemap',
    ];
    expect(footer.map(({ path }) => path)).toEqual(expect.arrayContaining([...quick, '/admin']));
    expect(footer.filter(({ path }) => /^\/(services|products)\//.test(path))).toHaveLength(8);
  });
});
