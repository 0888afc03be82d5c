// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import {
  brands,
  type HomeWords,
  heroLaw,
  homeHero,
  homeWords,
  regions,
  seriesOf,
  testimonials,
} from '@tintforge/content';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { HomePage } from './home-page';

const words: HomeWords = homeWords;
const { services, ppf, films, comparison, about, closing } = words;
const { pane } = homeHero;

async function openHome() {
  const page = openPage(
    '/',
    <Suspense>
      <HomePage />
    </Suspense>,
  );
  await page.heading(homeHero.heading);
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
    services.heading,
    films.heading,
    words.brands.heading,
    words.testimonials.heading,
    about.heading,
    closing.heading,
  ]);
  expect(headings('h3')).toEqual(expect.arrayContaining([comparison.heading, ...brands.map(({ name }) => name)]));
});

const filmPages = {
  ceramic: '/products/ceramic-film',
  hybrid: '/products/hybrid-film',
  carbon: '/products/carbon-film',
};
const [{ phone }] = regions;

const links: [name: string, target: string][] = [
  [homeHero.book, '/booking'],
  [homeHero.explore, '#services'],
  [services.automotive.link, '/services/automotive-tinting'],
  ...(services.residential === undefined
    ? []
    : [[services.residential.link, '/services/residential-tinting'] satisfies [string, string]]),
  ...(services.commercial === undefined
    ? []
    : [[services.commercial.link, '/services/commercial-tinting'] satisfies [string, string]]),
  ...(ppf === undefined ? [] : [[ppf.link, '/services/paint-protection-film'] satisfies [string, string]]),
  ...films.cards.map(({ filmType, link }): [string, string] => [link, filmPages[seriesOf(filmType)]]),
  [pane.source.link, filmPages.ceramic],
  [about.link, '/about-us'],
  [about.gallery, '/gallery'],
  [phone, `tel:+1${phone.replaceAll(/\D/g, '')}`],
];

test('each link and call leads to its place', async () => {
  await openHome();
  expect(links.map(([name]) => [name, link(name)])).toEqual(links);
});

test('what Explore Services leads to is there', async () => {
  await openHome();
  expect(document.querySelector('#services h2')?.textContent).toBe(services.heading);
});

test('each film has bars of ultraviolet, heat and signal, with the figures that are claimed', async () => {
  await openHome();
  const charts = [...document.querySelectorAll('figure:has(figcaption)')].map((figure) => [
    figure.querySelector('figcaption')?.textContent,
    [...figure.querySelectorAll('li')].map((row) => row.lastElementChild?.textContent),
  ]);
  expect(films.cards.length).toBeGreaterThan(0);
  for (const { name, uvProtection, heatRejection, signalInterference } of films.cards) {
    const values = [uvProtection, heatRejection, signalInterference].map(String);
    expect.soft(charts).toContainEqual([films.bars(name), values]);
  }
});

test('the table says what the makers claim', async () => {
  await openHome();
  const rows = [...document.querySelectorAll('tr')].map((row) => [
    row.querySelector('th')?.textContent,
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  ]);
  const series = films.cards.map(({ filmType }) => seriesOf(filmType));
  for (const { feature, qualifier, ...claims } of comparison.rows) {
    const upTo = (value = '') => (qualifier === undefined || !value.endsWith('%') ? value : `${qualifier} ${value}`);
    expect.soft(rows).toContainEqual([feature, series.map((each) => upTo(claims[each]))]);
  }
});

test('each testimonial has its stars, halves too', async () => {
  await openHome();
  const stars = [...document.querySelectorAll('svg > title')]
    .map(({ textContent }) => textContent)
    .filter((title) => title?.endsWith('of 5 stars'));
  expect(stars).toEqual(testimonials.map(({ rating }) => `${rating} of 5 stars`));
});

test('moving the pane changes figures, law and the light in the picture, and tells assistive technology', async () => {
  const page = await openHome();
  const range = await page.field(pane.label);
  expect(range.type).toBe('range');
  const { stops, firstStop, readOuts } = pane;
  const [bare, darkest] = [stops[0], stops.at(-1)];
  if (bare === undefined || darkest === undefined) throw new Error('The pane has no stops');
  expect(page.has(`${stops[firstStop]?.heatPercent}%`)).toBe(true);
  await page.type(pane.label, String(stops.length - 1));
  await page.words(heroLaw(darkest));
  const figures = [
    `${readOuts.heat}${darkest.heatPercent}%`,
    `${readOuts.glare}${darkest.glarePercent}%`,
    `${readOuts.uv}${darkest.uvPercent}%`,
  ];
  for (const figure of figures) expect(page.has(figure), figure).toBe(true);
  await eventually(() => expect(range.getAttribute('aria-valuetext')).toBe(pane.valueText(darkest)));
  expect(lightInPicture()).toBe(String(darkest.vltPercent));
  await page.type(pane.label, '0');
  await page.words(heroLaw(bare));
  expect(lightInPicture()).toBe(String(bare.vltPercent));
});

/** The light level set on the nearest element around the scene. */
function lightInPicture(): string | undefined {
  for (let each = document.querySelector('h1')?.parentElement; each; each = each.parentElement) {
    const light = each.style.getPropertyValue('--vlt');
    if (light !== '') return light;
  }
  return undefined;
}
