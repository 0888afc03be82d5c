import { readManifest } from '@tintforge/app-base/build/manifest';
import { expect, test } from 'vitest';
import { areaPages, framelessPages, officePages } from './app/pages';
import { filesOfPages } from './page-scripts';

const pages = { ...areaPages, ...framelessPages };
const tabs = [
  ...['schedule', 'bookings', 'booking', 'new-booking', 'check-in', 'customers', 'quotes', 'messages', 'outbox'],
  ...['audit', 'reports', 'settings', 'create-admin'],
];

/** A build in which the schedule imports as many files as that. */
function buildWith(parts: number) {
  const names = Array.from({ length: parts }, (_, index) => `part-${index}`);
  return readManifest(
    JSON.stringify({
      'index.html': { file: 'index.js', imports: ['framework'] },
      framework: { file: 'framework.js' },
      ...Object.fromEntries(names.map((name) => [name, { file: `${name}.js` }])),
      'src/crew/crew-day-view.tsx': { file: 'crew.js' },
      ...Object.fromEntries(
        tabs.map((tab) => [
          `src/${tab}/index.ts`,
          { file: `${tab}.js`, imports: ['framework', ...(tab === 'schedule' ? names : [])] },
        ]),
      ),
    }),
  );
}

test('a page starts with its code and all that it imports', () => {
  const found = filesOfPages(pages, buildWith(1));
  expect(new Set(found.map(({ page }) => page))).toEqual(new Set(officePages));
  const scriptsOf = (wanted: object) => found.find(({ page }) => page === wanted)?.scripts;
  expect(scriptsOf(areaPages.schedule)).toEqual(['/index.js', '/framework.js', '/schedule.js', '/part-0.js']);
  expect(scriptsOf(framelessPages.scannedPass)).toEqual(['/index.js', '/framework.js', '/check-in.js']);
});

test('a page in too many files is refused, by its path', () => {
  expect(() => filesOfPages(pages, buildWith(9))).not.toThrow();
  expect(() => filesOfPages(pages, buildWith(10))).toThrow('/admin (13)');
});
