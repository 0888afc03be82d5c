import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { isOfficePath, paths } from '@tintforge/app-base/paths';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { titleOf } from './page-head';
import { officePages } from './pages';

test('every page has an address of the area, which the site leaves to it', () => {
  for (const { path } of officePages) expect(isOfficePath(path), path).toBe(true);
  for (const path of [paths.home, paths.login, paths.account, '/administrators', '/crew-members']) {
    expect(isOfficePath(path), path).toBe(false);
  }
});

test('every page has a title and a description of its own', () => {
  expect(new Set(officePages.map(titleOf)).size).toBe(officePages.length);
  expect(new Set(officePages.map(({ description }) => description)).size).toBe(officePages.length);
  for (const { description } of officePages) expect(description.length).toBeGreaterThan(20);
});

test('every path of the area is one of its pages', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('TF-7K3M-9QXA')));
  const own = all.map((path) => path.replace(/\?.*/, '')).filter(isOfficePath);
  expect(own.length).toBeGreaterThan(10);
  for (const path of own)
    expect(
      officePages.some((page) => matchPath(page.path, path) !== null),
      path,
    ).toBe(true);
});

test('no link of the area leads to a page of the site, which is another document', () => {
  const addresses: OwnAddress[] = [
    paths.admin,
    paths.adminQuote('TQ-1'),
    paths.crewJob('TF-1'),
    paths.staffCheckIn('TF-1'),
  ];
  // @ts-expect-error The page behind the QR code.
  addresses.push(paths.bookingVerification('TF-1'));
  // @ts-expect-error The user's own area.
  addresses.push(paths.profile);
  // @ts-expect-error No page at all.
  addresses.push('/admin/calendar');
  expect(addresses).toHaveLength(7);
});
