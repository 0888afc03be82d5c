import { readFileSync } from 'node:fs';
import { forbiddenIn } from '@tintforge/app-base/build/forbidden-in';
import { brand, catalogue } from '@tintforge/content';
import { expect, test } from 'vitest';
import { areaPages } from './app/pages';
import { pageOf } from './page-of';

const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const built = {
  template,
  fonts: ['/assets/archivo-text-1.woff2'],
  firstCalls: '/assets/first-calls-1.js',
  scripts: ['/src/main.tsx', '/assets/first-calls-1.js', '/assets/page-1.js'],
  styles: ['/assets/page-2.css'],
};

test('a page says what it is, that nobody lists it, and where it is', () => {
  const html = pageOf(areaPages.checkIn, built);
  expect(html).toContain(`<title>Check In | ${brand.name}</title>`);
  expect(html).toContain(`<meta name="description" content="${areaPages.checkIn.description}">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="__TINTFORGE_ORIGIN__/admin/check-in">');
  expect(html).toContain('data-mode="__TINTFORGE_MODE__" data-origin="__TINTFORGE_ORIGIN__"');
  expect(html).toContain('<link rel="preload" href="/assets/archivo-text-1.woff2"');
});

test('a page names its own files, apart from those that the built document has', () => {
  const named = pageOf(areaPages.checkIn, built).match(/<link rel="(modulepreload|prefetch)"[^>]*>/g);
  expect(named).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/page-1.js">',
    '<link rel="prefetch" as="style" crossorigin href="/assets/page-2.css">',
  ]);
});

test('the calls that a page starts with wait for none of its other files', () => {
  const html = pageOf(areaPages.schedule, built);
  const script = '<script type="module" async fetchpriority="high" crossorigin src="/assets/first-calls-1.js">';
  expect(html.indexOf(script)).toBeGreaterThan(0);
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('/src/main.tsx'));
});

test('a page that stands for many has no address of its own', () => {
  expect(pageOf(areaPages.oneBooking, built)).not.toContain('canonical');
});

test('without script it says whom to call', () => {
  const [, text] = /<noscript>(.*)<\/noscript>/s.exec(pageOf(areaPages.schedule, built)) ?? [];
  expect(text).toContain(catalogue.regions[0]?.phone);
});

test('the policy has nothing against it', () => {
  expect(forbiddenIn(pageOf(areaPages.schedule, built))).toEqual([]);
});

test('a build that holds no place for it is refused', () => {
  expect(() => pageOf(areaPages.schedule, { ...built, template: '<html></html>' })).toThrow(
    'The built document has no',
  );
});
