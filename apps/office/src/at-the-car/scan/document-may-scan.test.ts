import { expect, test } from 'vitest';
import { documentMayScan } from './document-may-scan';

test.each([
  ['/admin/check-in', true],
  ['/admin/check-in/', true],
  ['/crew', true],
  ['/admin', false],
  ['/', false],
  ['/booking-verification/TF-0000-0000', false],
  [undefined, true],
])('the document of %s: %s', (path, may) => {
  expect(documentMayScan(path)).toBe(may);
});
