// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { pages as regionPages } from './region-page';

useCleanBrowser();

const [TampaPage, ClearwaterPage, SarasotaPage, NaplesPage] = regionPages.map(({ Page }) => () => (
  <Page pages={[]} />
)) as [() => ReactNode, () => ReactNode, () => ReactNode, () => ReactNode];

const pages = [
  {
    Page: TampaPage,
    heading: 'Window tinting in Tampa Bay',
    phone: '(813) 555-4700',
    target: 'tel:+18135554700',
    booking: ['Book in Tampa Bay', 'Book Your Tint', 'Book Installation'],
    town: 'Seminole Heights',
  },
  {
    Page: ClearwaterPage,
    heading: 'Window tinting from Clearwater to St. Petersburg',
    phone: '(727) 555-4700',
    target: 'tel:+17275554700',
    booking: ['Book in Pinellas', 'Choose a Start Time', 'See Open Times'],
    town: 'Redington Beach',
  },
  {
    Page: SarasotaPage,
    heading: 'Window tinting in Sarasota and Bradenton',
    phone: '(941) 555-4700',
    target: 'tel:+19415554700',
    booking: ['Book in Sarasota', 'Plan My Visit', 'Reserve a Crew'],
    town: 'Palmer Ranch',
  },
  {
    Page: NaplesPage,
    heading: 'Window tinting in Fort Myers and Naples',
    phone: '(239) 555-4700',
    target: 'tel:+12395554700',
    booking: ['Book in Southwest Florida', 'Find My Appointment', 'Book Southwest Florida'],
    town: 'Lehigh Acres',
  },
];

function linksTo(target: string): (string | null)[] {
  return [...document.querySelectorAll(`a[href="${target}"]`)].map(({ textContent }) => textContent);
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test.each(pages)('$heading: the local line and three ways to book', async ({ Page, ...expected }) => {
  const page = openPage('/', <Page />);
  await page.heading(expected.heading);
  expect(linksTo('/booking')).toEqual(expected.booking);
  expect(linksTo(expected.target)).toEqual([expected.phone, expected.phone, 'Call Now', expected.phone]);
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(4);
});

test.each(pages)('$heading: ten towns, six services with four lines, and why to choose us', async (expected) => {
  const page = openPage('/', <expected.Page />);
  await page.heading(expected.heading);
  expect(texts('h2 + ul > li:not(:has(h3))')).toHaveLength(10);
  expect(texts('h2 + ul > li')).toContain(expected.town);
  expect(texts('summary h3')).toEqual([
    'Automotive Window Tinting',
    'Paint Protection Film (PPF)',
    'Commercial Window Tinting',
    'Residential Window Tinting',
    'Ceramic Film Installation',
    'Luxury Vehicle Specialists',
  ]);
  for (const card of document.querySelectorAll('details')) expect(card.querySelectorAll('li')).toHaveLength(4);
  expect(texts('dt')).toEqual(['Phone', 'Office', 'Online booking', 'Mobile service']);
  expect(texts('dd')).toContain('Mon-Fri 9AM-5PM');
});

test.each(pages)(
  '$heading: one heading of the page, one primary button in a view, no style attribute',
  async (expected) => {
    const page = openPage('/', <expected.Page />);
    await page.heading(expected.heading);
    expect(texts('h1')).toEqual([expected.heading]);
    expect(texts('[data-variant=primary]')).toEqual([expected.booking[0], expected.booking[2]]);
    expect(document.body.querySelectorAll('[style]')).toHaveLength(0);
  },
);

test('Tampa has four image tiles and promotes three neighborhoods', async () => {
  const page = openPage('/', <TampaPage />);
  await page.heading('Window tinting in Tampa Bay');
  expect(texts('figcaption')).toEqual(['Automotive', 'Paint Protection Film', 'Commercial', 'Residential']);
  expect(texts('li[data-promoted]')).toEqual(['South Tampa', 'Westchase', 'Carrollwood']);
});

test('the windshield in the picture of Clearwater is clear below its strip', async () => {
  const page = openPage('/', <ClearwaterPage />);
  await page.heading('Window tinting from Clearwater to St. Petersburg');
  const [windshield, side, strip] = document.querySelectorAll('[data-film]');
  expect([windshield, side, strip].map((film) => film?.getAttribute('fill-opacity'))).toEqual([
    '0',
    expect.not.stringMatching(/^0$/),
    expect.not.stringMatching(/^0$/),
  ]);
});
