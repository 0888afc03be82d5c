import { expect, test } from 'vitest';
import { routes } from '../app/routes';
import { listedRoutes } from './listed-routes';

const listed = listedRoutes(routes);

test.each([
  [
    'the first page',
    {
      path: '/',
      file: 'index.html',
      prerendered: true,
      indexable: true,
      code: 'src/marketing/home/home-page.tsx',
    },
  ],
  [
    'a page in a folder',
    {
      path: '/products/ceramic-film',
      file: 'products/ceramic-film.html',
      prerendered: true,
      indexable: true,
      code: 'src/marketing/films/ceramic-page.tsx',
    },
  ],
  [
    'a still page that is not to be listed',
    { path: '/sitemap', file: 'sitemap.html', prerendered: true, indexable: false, code: null },
  ],
  [
    'a task',
    {
      path: '/booking',
      file: 'booking.html',
      prerendered: true,
      indexable: true,
      code: 'src/features/booking/index.ts',
    },
  ],
  [
    'a pattern',
    {
      pattern: '/booking-verification/:code',
      file: 'booking-verification/any-code.html',
      prerendered: false,
      indexable: false,
      code: 'src/features/manage-booking/index.ts',
    },
  ],
  [
    'the answer to all other addresses',
    { pattern: '*', file: '404.html', prerendered: true, indexable: false, code: 'src/app/not-found-page.tsx' },
  ],
])('the server is told the address of %s, its file, and what is in it', (_name, line) => {
  expect(listed).toContainEqual(line);
});

test('every page has a file of its own', () => {
  expect(listed).toHaveLength(routes.length);
  expect(new Set(listed.map(({ file }) => file)).size).toBe(routes.length);
});
