// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { AreasPage } from './areas-page';

useCleanBrowser();

async function openAreas() {
  const page = openPage('/service-areas', <AreasPage />);
  await page.heading('One coast, four regions, your driveway');
  return page;
}

/** A card by the name of its region. */
function card(name: string): Element {
  const found = [...document.querySelectorAll('li:has(h2)')].find(
    (each) => each.querySelector('h2')?.textContent === name,
  );
  if (found === undefined) throw new Error(`There is no card ${name}`);
  return found;
}

const regions: [name: string, phone: string, path: string, zipPrefixes: string][] = [
  ['Tampa Bay', 'tel:+18135554700', '/tampa-bay-window-tinting', '335, 336'],
  ['Clearwater and St. Petersburg', 'tel:+17275554700', '/clearwater-st-petersburg-window-tinting', '337, 346'],
  ['Sarasota and Bradenton', 'tel:+19415554700', '/sarasota-bradenton-window-tinting', '342'],
  ['Naples and Fort Myers', 'tel:+12395554700', '/fort-myers-naples-window-tinting', '339, 341'],
];

test('each region can be called, booked and read about', async () => {
  await openAreas();
  for (const region of regions) expectRegion(...region);
});

function expectRegion(name: string, phone: string, path: string, zipPrefixes: string): void {
  const links = [...card(name).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(1)).toEqual([
    ['Book Online', '/booking'],
    ['Call Now', phone],
    [`Learn More about ${name}`, path],
  ]);
  expect(links[0]?.[1]).toBe(phone);
  expect(card(name).textContent).toContain('4.9 of 5, stated by the shop');
  expect(card(name).textContent).toContain(`ZIP codes that start with ${zipPrefixes}.`);
  expect(card(name).textContent).toContain('Office Mon-Fri 9AM-5PM');
}

test('the map leads where the list leads, each under its name', async () => {
  await openAreas();
  const regions = [...document.querySelectorAll('svg a')].map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);
  expect(regions).toHaveLength(4);
  for (const [name, path] of regions) {
    expect(card(name ?? '').querySelector(`a[href="${path}"]`)?.textContent).toBe(`Learn More about ${name}`);
  }
});

test('the page ends with the Tampa line', async () => {
  await openAreas();
  const closing = [...document.querySelectorAll('section')].at(-1);
  expect(closing?.querySelector('h2')?.textContent).toBe('Between two regions? Call Tampa.');
  expect(closing?.querySelector('[data-variant=primary]')?.getAttribute('href')).toBe('tel:+18135554700');
});

test.each([
  ['34285', '34285 is Sarasota and Bradenton.'],
  ['33901', '33901 is Naples and Fort Myers.'],
  ['32801', 'We don’t serve 32801 yet. Call (813) 555-4700 to see what we can do.'],
])('the ZIP code %s is answered', async (zip, answer) => {
  const page = await openAreas();
  await page.type('ZIP code', zip.slice(0, 4));
  await page.type('ZIP code', zip);
  await eventually(() => expect(document.querySelector('output')?.textContent).toBe(answer));
});
