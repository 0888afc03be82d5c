// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { areasPage, catalogue, hours, regionPaths, reviews } from '@tintforge/content';
import { sampleShop } from '@tintforge/content/testing/sample-shop';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { AreasPage } from './areas-page';

async function openAreas() {
  const page = openPage('/service-areas', <AreasPage />);
  await page.heading(areasPage.heading);
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

const telOf = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '')}`;
const [first] = catalogue.regions;
const far = catalogue.regions.at(-1);

test('each region can be called, booked and read about', async () => {
  await openAreas();
  expect(catalogue.regions.length).toBeGreaterThan(1);
  for (const region of catalogue.regions) expectRegion(region);
});

function expectRegion({ id, name, phone: line, zipPrefixes }: (typeof catalogue.regions)[number]): void {
  const phone = telOf(line);
  const links = [...card(name).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(1)).toEqual([
    [areasPage.bookOnline, '/booking'],
    [areasPage.callNow, phone],
    [`${areasPage.learnMore} about ${name}`, regionPaths[id]],
  ]);
  expect(links[0]?.[1]).toBe(phone);
  expect(card(name).textContent).toContain(`${reviews.rating} of 5Sample`);
  expect(card(name).textContent).toContain(`ZIP codes that start with ${zipPrefixes.join(', ')}.`);
  for (const { days, hours: open } of hours.office.lines)
    expect(card(name).textContent).toContain(`Office ${days} ${open}`);
}

test('the map leads where the list leads, each under its name', async () => {
  await openAreas();
  const regions = [...document.querySelectorAll('svg a')].map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);
  expect(regions).toHaveLength(catalogue.regions.length);
  for (const [name, path] of regions) {
    expect(card(name ?? '').querySelector(`a[href="${path}"]`)?.textContent).toBe(
      `${areasPage.learnMore} about ${name}`,
    );
  }
});

test('the page ends with the first region’s line', async () => {
  await openAreas();
  const closing = [...document.querySelectorAll('section')].at(-1);
  expect(closing?.querySelector('h2')?.textContent).toBe(areasPage.closing.heading);
  expect(closing?.querySelector('[data-variant=primary]')?.getAttribute('href')).toBe(telOf(sampleShop.regionPhone));
});

test.each([
  [sampleShop.zip, areasPage.zip.served(sampleShop.zip, first?.name ?? '')],
  [sampleShop.farZip, areasPage.zip.served(sampleShop.farZip, far?.name ?? '')],
  ['32801', areasPage.zip.outside('32801', first?.phone ?? '')],
])('the ZIP code %s is answered', async (zip, answer) => {
  const page = await openAreas();
  await page.type(areasPage.zip.label, zip.slice(0, 4));
  await page.type(areasPage.zip.label, zip);
  await eventually(() => expect(document.querySelector('output')?.textContent).toBe(answer));
});
