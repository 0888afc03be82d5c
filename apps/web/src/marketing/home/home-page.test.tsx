// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { HomePage } from './home-page';

useCleanBrowser();

async function openHome() {
  const page = openPage(
    '/',
    <Suspense>
      <HomePage />
    </Suspense>,
  );
  await page.heading('Choose how much Florida gets in.');
  return page;
}

function link(name: string): string | null | undefined {
  return [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');
}

function headings(level: string): string[] {
  return [...document.querySelectorAll(level)].map(({ textContent }) => textContent ?? '');
}

test('the sections stand in their agreed order', async () => {
  await openHome();
  expect(headings('h2')).toEqual([
    'One sun, three kinds of glass',
    'How the three films differ',
    'Film from manufacturers we trust',
    'What customers say',
    'Metered, cut, and signed for',
    'Pick a shade. We bring the shop.',
  ]);
});

const links: [name: string, target: string][] = [
  ['Book Installation', '/booking'],
  ['Explore Services', '#services'],
  ['See automotive tinting', '/services/automotive-tinting'],
  ['See residential tinting', '/services/residential-tinting'],
  ['See commercial tinting', '/services/commercial-tinting'],
  ['See coverage and process', '/services/paint-protection-film'],
  ['Ceramic in detail', '/products/ceramic-film'],
  ['Hybrid in detail', '/products/hybrid-film'],
  ['Carbon in detail', '/products/carbon-film'],
  ['Measured table', '/products/ceramic-film'],
  ['Who we are', '/about-us'],
  ['Before and after in the gallery', '/gallery'],
  ['(813) 555-4700', 'tel:+18135554700'],
];

test('each link and call leads to its place', async () => {
  await openHome();
  expect(links.map(([name]) => [name, link(name)])).toEqual(links);
});

test('what Explore Services leads to is there', async () => {
  await openHome();
  expect(document.querySelector('#services h2')?.textContent).toBe('One sun, three kinds of glass');
});

const claims: [caption: string, values: string[]][] = [
  ['Ceramic film, by the manufacturer’s claims', ['99%', '95%', '0%']],
  ['Hybrid film, by the manufacturer’s claims', ['90%', '80%', '10%']],
  ['Carbon film, by the manufacturer’s claims', ['85%', '70%', '15%']],
];

test('UV protection, heat rejection and signal interference of each film as printed', async () => {
  await openHome();
  const charts = [...document.querySelectorAll('figure:has(figcaption)')].map((figure) => [
    figure.querySelector('figcaption')?.textContent,
    [...figure.querySelectorAll('li')].map((row) => row.lastElementChild?.textContent),
  ]);
  for (const chart of claims) expect.soft(charts).toContainEqual(chart);
});

const comparison: [feature: string, values: string[]][] = [
  ['UV rejection', ['99%', '95%', '90%']],
  ['Heat reduction', ['up to 80%', 'up to 65%', 'up to 50%']],
  ['Glare reduction', ['up to 90%', 'up to 85%', 'up to 80%']],
  ['Signal interference', ['None', 'Minimal', 'Very low']],
  ['Manufacturer warranty', ['Lifetime', '15 years', '10 years']],
];

test('the table says what the makers claim', async () => {
  await openHome();
  const rows = [...document.querySelectorAll('tr')].map((row) => [
    row.querySelector('th')?.textContent,
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  ]);
  for (const row of comparison) expect.soft(rows).toContainEqual(row);
});

test('three testimonials, one with half a star', async () => {
  await openHome();
  const stars = [...document.querySelectorAll('svg > title')]
    .map(({ textContent }) => textContent)
    .filter((title) => title?.endsWith('of 5 stars'));
  expect(stars).toEqual(['5 of 5 stars', '5 of 5 stars', '4.5 of 5 stars']);
});

test('moving the pane changes figures, law and the light in the picture, and tells assistive technology', async () => {
  const page = await openHome();
  const pane = await page.field('Drag the film over the sun');
  expect(pane.type).toBe('range');
  expect(page.has('58%')).toBe(true);
  await page.type('Drag the film over the sun', '7');
  await page.words('5% through film and glass is below the limit on any road car here.');
  for (const figure of ['Heat kept out66%', 'Glare cut93%', 'UV stopped99.9%']) expect(page.has(figure)).toBe(true);
  await eventually(() => expect(pane.getAttribute('aria-valuetext')).toMatch(/^5%: heat 66% kept out/));
  expect(lightInPicture()).toBe('5');
  await page.type('Drag the film over the sun', '0');
  await page.words('Bare glass: nothing added yet.');
  expect(lightInPicture()).toBe('100');
});

/** The light level set on the nearest element around the scene. */
function lightInPicture(): string | undefined {
  for (let each = document.querySelector('h1')?.parentElement; each; each = each.parentElement) {
    const light = each.style.getPropertyValue('--vlt');
    if (light !== '') return light;
  }
  return undefined;
}
