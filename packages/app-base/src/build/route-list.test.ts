import { expect, test } from 'vitest';
import { routeList } from './route-list';

test.each([
  ['the first page', '/', { path: '/', file: 'index.html' }],
  [
    'a page in a folder',
    '/products/ceramic-film',
    { path: '/products/ceramic-film', file: 'products/ceramic-film.html' },
  ],
  [
    'a pattern',
    '/booking-verification/:code',
    { pattern: '/booking-verification/:code', file: 'booking-verification/any-code.html' },
  ],
  ['the answer to all other addresses', '*', { pattern: '*', file: '404.html' }],
])('the server is told the address of %s and its file', (_name, path, line) => {
  const listed = routeList([{ path, isPrerendered: true, isIndexable: false }]);
  expect(listed).toEqual([{ ...line, prerendered: true, indexable: false }]);
});
