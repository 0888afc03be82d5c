// @vitest-environment jsdom
import { catalogue, hours, regionPages, regionServices, regionWords } from '@tintforge/content';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { pages as builtPages } from './region-page';

const pages = regionPages.map(({ words }, index) => {
  const { Page } = builtPages[index] ?? {};
  if (Page === undefined) throw new Error(`${words.regionId} has no page`);
  return {
    Page: () => <Page pages={[]} />,
    words,
    heading: words.hero.heading,
    phone: catalogue.regions.find(({ id }) => id === words.regionId)?.phone ?? '',
    booking: [words.hero.book, words.why.book, words.closing.book],
  };
});

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
  expect(linksTo(`tel:+1${expected.phone.replaceAll(/\D/g, '')}`)).toEqual([
    expected.phone,
    expected.phone,
    'Call Now',
    expected.phone,
  ]);
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(4);
});

test.each(pages)('$heading: ten towns, its services with four lines, and why to choose us', async (expected) => {
  const page = openPage('/', <expected.Page />);
  await page.heading(expected.heading);
  const { towns, services } = expected.words;
  expect(texts('h2 + ul > li:not(:has(h3))')).toEqual(towns.list.map(({ name }) => name));
  expect(towns.list).toHaveLength(10);
  const offered = regionServices.filter(({ id }) => services.cards[id] !== undefined);
  expect(texts('summary h3')).toEqual(offered.map(({ title }) => title));
  expect(offered.length).toBeGreaterThan(2);
  for (const card of document.querySelectorAll('details')) expect(card.querySelectorAll('li')).toHaveLength(4);
  expect(texts('dt')).toEqual([regionWords.phone, hours.office.name, regionWords.online, regionWords.mobile]);
  const office = hours.office.lines.map(({ days, hours: times }) => `${days} ${times}`);
  expect(texts('dd')).toContain(office.join(', '));
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

test.each(pages)('$heading: towns that are promoted are marked', async (expected) => {
  const page = openPage('/', <expected.Page />);
  await page.heading(expected.heading);
  const promoted = expected.words.towns.list.filter(({ isPromoted }) => isPromoted === true);
  expect(texts('li[data-promoted]')).toEqual(promoted.map(({ name }) => name));
});
