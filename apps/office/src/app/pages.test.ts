import { isOfficePath, paths } from '@tintforge/app-base/paths';
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
