// @vitest-environment jsdom
import { aboutPage, brand, catalogue, mostStarts, regions, shades } from '@tintforge/content';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { AboutPage } from './about-page';

const { heading, book, areas, picture, figures, story, values, team, reasons, closing } = aboutPage;

async function openAbout() {
  const page = openPage('/about-us', <AboutPage />);
  await page.heading(heading);
  return page;
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('story, figures, four values, a team of three and the reasons', async () => {
  await openAbout();
  expect(texts('h2')).toEqual([story.heading, values.heading, team.heading, reasons.heading, closing.heading]);
  const shown = Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(shown).toEqual({
    [figures.founded.label]: String(brand.foundedYear),
    [figures.regions.label]: String(catalogue.regions.length),
    [figures.shades.label]: String(shades.length),
    [figures.starts.label]: String(mostStarts(regions)),
  });
  const headings = [...values.items.map(({ name }) => name), ...team.members.map(({ role }) => role)];
  expect(headings).toHaveLength(7);
  expect(texts('h3')).toEqual([...headings, ...reasons.items.map(({ claim }) => claim)]);
});

test('each picture says what it shows', async () => {
  await openAbout();
  expect(texts('svg > title')).toEqual([picture, team.picture]);
});

test('it leads to booking, to the regions and to the measured tables', async () => {
  await openAbout();
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const [{ phone }] = regions;
  expect(links).toEqual([
    [book, '/booking'],
    [areas, '/service-areas'],
    [reasons.table, '/products/film-comparison'],
    [closing.book, '/booking'],
    [phone, `tel:+1${phone.replaceAll(/\D/g, '')}`],
  ]);
});
