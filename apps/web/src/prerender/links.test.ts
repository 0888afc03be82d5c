import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { isOfficePath, paths, quotePath } from '@tintforge/app-base/paths';
import { brand } from '@tintforge/content';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isBuilt } from '../lib/is-built';
import { pages } from '../testing/all-pages';
import { drawReadingPage } from './render-page';
import { isTask } from './site-pages';

const built = new Set(pages.map(({ path }) => path));
const reading = pages.flatMap((page) => (isTask(page) ? [] : [page]));

test.each(reading.map((page) => [page.path, page] as const))(
  `every link on %s of ${brand.name} leads to a page of the site`,
  async (_path, page) => {
    const { html } = await drawReadingPage(page, pages);
    const paths = [...html.matchAll(/ (?:href|action)="(\/[^"?#]*)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !built.has(path) && !isOfficePath(path))).toEqual([]);
    expect(html).not.toContain('undefined');
  },
);

test('every path that is built in code is a page of the site or of the staff area', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('TF-7K3M-9QXA')));
  const own = all.map((path) => path.replace(/\?.*/, '')).filter((path) => !isOfficePath(path));
  const listed = pages.filter(({ path }) => path !== '*');
  const leadNowhere = own.filter(
    (path) => isBuilt(path) && !listed.some((page) => matchPath(page.path, path) !== null),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(leadNowhere).toEqual([]);
});

test('no link of an app page leads to a page of the staff area or of reading, which are other documents', () => {
  const addresses: OwnAddress[] = [paths.booking, paths.profile, paths.ownQuote('TQ-1'), paths.invoice('TF-1')];
  // @ts-expect-error The staff area.
  addresses.push(paths.admin);
  // @ts-expect-error A page of reading.
  addresses.push(paths.terms);
  // @ts-expect-error The form of requests, which is a page of reading.
  addresses.push(quotePath());
  expect(addresses).toHaveLength(7);
});
