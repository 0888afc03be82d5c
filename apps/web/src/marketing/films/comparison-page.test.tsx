// @vitest-environment jsdom
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { ComparisonPage } from './comparison-page';

useCleanBrowser();

async function openComparison() {
  const page = openPage(
    '/products/film-comparison',
    <Suspense>
      <ComparisonPage />
    </Suspense>,
  );
  await page.heading('Three films, eight questions');
  return page;
}

function link(text: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll('a')].find((each) => each.textContent?.includes(text));
}

test('eight rows with claims, and under them what was measured', async () => {
  await openComparison();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows.slice(0, 8).map(([feature]) => feature)).toEqual([
    'Heat rejection',
    'UV protection',
    'Infrared',
    'Glare',
    'Signal interference',
    'Appearance',
    'Longevity',
    'Price tier',
  ]);
  expect(rows[0]?.slice(1)).toEqual([
    'up to 95%measured 51 to 66% TSER',
    'up to 75%measured 55 to 65% TSER',
    'up to 80%measured 20 to 30% TSER',
  ]);
  expect(rows[7]?.slice(1)).toEqual(['$$$ premiumfrom $499.99', '$ valuefrom $249.99', '$$ mid-rangefrom $349.99']);
});

const filmLinks: [name: string, target: string][] = [
  ['Learn More about Ceramic Film', '/products/ceramic-film'],
  ['Learn More about Hybrid Film', '/products/hybrid-film'],
  ['Learn More about Carbon Film', '/products/carbon-film'],
];

test('each film leads to its page', async () => {
  await openComparison();
  expect(filmLinks.map(([name]) => [name, link(name)?.getAttribute('href')])).toEqual(filmLinks);
});

test('before an answer each question says which film its answers favor', async () => {
  const page = await openComparison();
  await page.words('Which Film is Right for You');
  expect(document.querySelectorAll('form [role=radiogroup]')).toHaveLength(4);
  expect(page.has('Above all: Ceramic · Somewhat: Hybrid · Not much: Carbon')).toBe(true);
  expect(page.has('Must work: Ceramic, not Hybrid')).toBe(true);
  expect(page.has('0 of 4 answered')).toBe(true);
});

test('four answers name a film with two reasons, and its package is chosen when the wizard opens', async () => {
  const page = await openComparison();
  await page.choose('input[value=little]');
  await page.choose('input[value=charcoal]');
  await page.choose('input[value=preferred]');
  await page.words('3 of 4 answered');
  expect(link('Book Hybrid')).toBeUndefined();
  await page.choose('input[value=value]');
  const name = await page.words('We suggest');
  const answer = name.closest('[aria-live=polite]');
  expect([...(answer?.querySelectorAll('ul li') ?? [])].map((reason) => reason.textContent)).toEqual([
    'Look: charcoal in six shades, from 41% to 3% VLT',
    'Budget: our lowest tier, and still 99% of ultraviolet blocked in every shade',
  ]);
  const book = link('Book Hybrid');
  expect(book?.getAttribute('href')).toBe('/booking');
  book?.click();
  expect(window.sessionStorage.getItem('selectedPackage')).toBe('{"vehicleType":"sedan","packageId":"sedan-basic"}');
});

test('starting over asks all four again', async () => {
  const page = await openComparison();
  for (const answer of ['most', 'light', 'critical', 'premium']) await page.choose(`input[value=${answer}]`);
  await page.words('We suggest');
  await page.press('Start over');
  await page.words('0 of 4 answered');
});
