// @vitest-environment jsdom
import { formatCents } from '@tintforge/booking-core';
import {
  catalogue,
  favouredBy,
  filmComparison,
  filmGuideWords,
  measuredText,
  packages,
  recommendFilm,
  seriesOf,
} from '@tintforge/content';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { ComparisonPage } from './comparison-page';

const { columns } = filmComparison;
const nameOf = (filmType: string | undefined) => columns.find((column) => column.filmType === filmType)?.name;

async function openComparison() {
  const page = openPage(
    '/products/film-comparison',
    <Suspense>
      <ComparisonPage />
    </Suspense>,
  );
  await page.heading(filmComparison.heading);
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
  expect(rows.slice(0, 8).map(([feature]) => feature)).toEqual(filmComparison.rows.map(({ feature }) => feature));
  const [heat] = filmComparison.rows;
  expect(heat?.measured?.column).toBe('tserPercent');
  expect(rows[0]?.slice(1)).toEqual(
    columns.map(({ filmType }) => {
      const { value, isUpTo } = heat?.claims[filmType] ?? {};
      return `${isUpTo ? 'up to ' : ''}${value}measured ${measuredText(filmType, 'tserPercent')} TSER`;
    }),
  );
  expect(rows[7]?.slice(1)).toEqual(
    columns.map(({ filmType }) => {
      const prices = packages.filter((each) => each.filmType === filmType).map(({ priceCents }) => priceCents);
      const value = filmComparison.rows[7]?.claims[filmType]?.value;
      return `${value}from ${formatCents(Math.min(...prices))}`;
    }),
  );
});

const filmPages = {
  ceramic: '/products/ceramic-film',
  hybrid: '/products/hybrid-film',
  carbon: '/products/carbon-film',
};
const filmLinks = columns.map(({ filmType }): [name: string, target: string] => [
  `Learn More about ${filmType}`,
  filmPages[seriesOf(filmType)],
]);

test('each film leads to its page', async () => {
  await openComparison();
  expect(filmLinks.map(([name]) => [name, link(name)?.getAttribute('href')])).toEqual(filmLinks);
});

test('before an answer each question says which film its answers favor', async () => {
  const page = await openComparison();
  await page.words(filmGuideWords.heading);
  expect(document.querySelectorAll('form [role=radiogroup]')).toHaveLength(4);
  const forHeat = (answer: 'most' | 'some' | 'little') => favouredBy('heat', answer).films.map(nameOf).join(' or ');
  expect(
    page.has(`Above all: ${forHeat('most')} · Somewhat: ${forHeat('some')} · Not much: ${forHeat('little')}`),
  ).toBe(true);
  const { films, ruledOut } = favouredBy('signal', 'critical');
  expect(ruledOut).toBeDefined();
  expect(page.has(`Must work: ${films.map(nameOf).join(' or ')}, not ${nameOf(ruledOut)}`)).toBe(true);
  expect(page.has('0 of 4 answered')).toBe(true);
});

test('four answers name a film with two reasons, and its package is chosen when the wizard opens', async () => {
  const page = await openComparison();
  await page.choose('input[value=little]');
  await page.choose('input[value=charcoal]');
  await page.choose('input[value=preferred]');
  await page.words('3 of 4 answered');
  const { filmType, reasons } = recommendFilm({
    heat: 'little',
    look: 'charcoal',
    signal: 'preferred',
    budget: 'value',
  });
  expect(link(`Book ${nameOf(filmType)}`)).toBeUndefined();
  await page.choose('input[value=value]');
  const name = await page.words('We suggest');
  const answer = name.closest('[aria-live=polite]');
  expect([...(answer?.querySelectorAll('ul li') ?? [])].map((reason) => reason.textContent)).toEqual(reasons);
  const book = link(`Book ${nameOf(filmType)}`);
  expect(book?.getAttribute('href')).toBe('/booking');
  book?.click();
  const chosen = JSON.parse(window.sessionStorage.getItem('selectedPackage') ?? '{}');
  const offer = packages.find(({ id }) => id === chosen.packageId);
  expect(offer?.filmType).toBe(filmType);
  expect(chosen).toEqual({ vehicleType: offer?.vehicleType, packageId: offer?.id });
  expect(catalogue.vehicleTypes.map(({ id }) => id)).toContain(chosen.vehicleType);
});

test('starting over asks all four again', async () => {
  const page = await openComparison();
  for (const answer of ['most', 'light', 'critical', 'premium']) await page.choose(`input[value=${answer}]`);
  await page.words('We suggest');
  await page.press('Start over');
  await page.words('0 of 4 answered');
});
