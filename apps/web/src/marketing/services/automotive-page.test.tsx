// @vitest-environment jsdom
import { automotivePage, regions, seriesOf, shades } from '@tintforge/content';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { AutomotivePage } from './automotive-page';

const { hero, windows, benefits, process, films, gallery, closing } = automotivePage;

async function openAutomotive() {
  const page = openPage('/services/automotive-tinting', <AutomotivePage />);
  await page.heading(hero.heading);
  return page;
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('the law, four benefits, three steps, three films and a gallery, in this order', async () => {
  await openAutomotive();
  expect(texts('h2')).toEqual([
    windows.heading,
    benefits.heading,
    process.heading,
    films.heading,
    gallery.heading,
    closing.heading,
  ]);
  expect(texts('dt')).toEqual(benefits.items.map(({ name }) => name));
  expect(texts('dt')).toHaveLength(4);
  expect(texts('h3')).toEqual([
    ...windows.items.map(({ name }) => name),
    ...process.steps.map(({ name }) => name),
    ...films.items.map(({ filmType }) => filmType),
  ]);
  expect(texts('h3')).toHaveLength(5 + 3 + 3);
});

test('its buttons lead to booking and to the first region’s line', async () => {
  await openAutomotive();
  const [{ phone }] = regions;
  const tel = `tel:+1${phone.replaceAll(/\D/g, '')}`;
  const buttons = [...document.querySelectorAll('a[data-variant]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    [hero.book, '/booking'],
    [phone, tel],
    [closing.book, '/booking'],
    [phone, tel],
  ]);
});

const filmPages = {
  ceramic: '/products/ceramic-film',
  hybrid: '/products/hybrid-film',
  carbon: '/products/carbon-film',
};

test('each film leads to its page, with its shades from light to dark', async () => {
  await openAutomotive();
  for (const { filmType: film } of films.items) {
    const percents = shades
      .filter(({ filmType }) => filmType === film)
      .map(({ vltPercent }) => vltPercent)
      .toSorted((one, other) => other - one);
    const link = [...document.querySelectorAll('a')].find((each) => each.querySelector('h3')?.textContent === film);
    expect.soft(link?.getAttribute('href')).toBe(filmPages[seriesOf(film)]);
    expect.soft(link?.querySelector('title')?.textContent).toBe(films.shades(film, percents));
  }
});

test('a figure of the maker leads to the measured table', async () => {
  await openAutomotive();
  const links = [...document.querySelectorAll('dd a')].map((link) => link.getAttribute('href'));
  const tables = { maker: filmPages.ceramic, 'maker-and-table': filmPages.hybrid, 'hybrid-table': filmPages.hybrid };
  expect(links).toEqual(benefits.items.map(({ source }) => tables[source]));
});
