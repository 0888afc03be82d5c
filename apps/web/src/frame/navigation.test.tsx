import { isOfficePath } from '@tintforge/app-base/paths';
import { regionPaths } from '@tintforge/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pages } from '../testing/all-pages';
import { accountLink, footerColumns, footerLinks, headerNavigation } from './navigation';
import { SiteFoot } from './site-foot';

const built = pages.map(({ path }) => path);
const header = headerNavigation.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
const footer = [...footerColumns.flatMap(({ links }) => links), ...footerLinks];
const all = [...header, accountLink, ...footer];

test('every address that the layout names has its page, here or in the shop’s own area', () => {
  for (const { path } of all) expect(isOfficePath(path) || built.includes(path), path).toBe(true);
});

describe('the layout that all pages share', () => {
  test('the gallery and every region have a way from each page', () => {
    expect(header.map(({ path }) => path)).toContain('/gallery');
    const foot = renderToStaticMarkup(<SiteFoot pathname="/contact" />);
    for (const path of Object.values(regionPaths)) expect(foot).toContain(`href="${path}"`);
  });

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

  test('the footer leads to every service and product, eight quick links and the admin area', () => {
    const quick = [
      '/about-us',
      '/gallery',
      '/service-areas',
      '/contact',
      '/booking',
      '/privacy-policy',
      '/terms-of-service',
      '/sitemap',
    ];
    expect(footer.map(({ path }) => path)).toEqual(expect.arrayContaining([...quick, '/admin']));
    const offers = (paths: readonly string[]) =>
      paths.filter((path) => /^\/(services|products)\//.test(path)).toSorted();
    expect(offers(footer.map(({ path }) => path))).toEqual(offers(built));
  });
});
