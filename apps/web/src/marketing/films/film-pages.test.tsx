// @vitest-environment jsdom
import {
  carbonPage,
  ceramicPage,
  type FilmPage,
  filmCharts,
  filmGlossary,
  filmPageWords,
  films,
  filmTableWords,
  hybridPage,
  statementOf,
} from '@tintforge/content';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { CarbonPage } from './carbon-page';
import { CeramicPage } from './ceramic-page';
import { HybridPage } from './hybrid-page';

interface Sample {
  /** The page's words. */
  words: FilmPage;
  Page: () => ReactNode;
  address: string;
  /** Headings that no other film's page has. */
  own: string[];
}

const { items, ...carbon } = carbonPage.benefits;
const hybrid = hybridPage.benefits;

const samples: Sample[] = [
  { words: ceramicPage, Page: CeramicPage, address: '/products/ceramic-film', own: [ceramicPage.benefits.heading] },
  {
    words: hybridPage,
    Page: HybridPage,
    address: '/products/hybrid-film',
    own: [hybrid.heading, hybrid.performance.heading, hybrid.aesthetic.heading],
  },
  {
    words: carbonPage,
    Page: CarbonPage,
    address: '/products/carbon-film',
    own: [carbon.heading, items.privacy.heading, items.signal.heading, items.durable.heading],
  },
];

const rowsOf = (film: string) => films.find(({ filmType }) => filmType === film)?.rows ?? [];

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent);
}

function targets(text: string): (string | null)[] {
  return [...document.querySelectorAll('a')]
    .filter((link) => link.textContent?.includes(text))
    .map((link) => link.getAttribute('href'));
}

describe.each(samples)('$address', ({ words, Page, address, own }) => {
  const { filmType, heading, claims, closing } = words;

  async function open() {
    const page = openPage(address, <Page />);
    await page.heading(heading);
    return page;
  }

  test('has one h1, and the sections that every film page has, in their order', async () => {
    await open();
    expect(texts('h1')).toEqual([heading]);
    const headings = texts('h2, h3');
    const shared = [
      filmTableWords.heading,
      ...own,
      filmCharts.heading,
      filmGlossary.heading,
      filmPageWords.compare.heading,
      closing.heading,
    ];
    expect(headings.filter((text) => text !== null && shared.includes(text))).toEqual(shared);
  });

  test('makes its three claims and leads to the table that measured them', async () => {
    const page = await open();
    expect(texts('h1 ~ ul li')).toEqual(claims.map(({ figure, label }) => `${figure}${label}`));
    expect(page.has(filmPageWords.claimsNote)).toBe(true);
    expect(targets(filmPageWords.claimsLink)).toEqual(['#specifications']);
    expect(document.querySelectorAll('#specifications tbody tr')).toHaveLength(rowsOf(filmType).length);
  });

  test('marks its own bar in both charts', async () => {
    await open();
    const current = [...document.querySelectorAll('figure [aria-current]')].map((bar) => bar.firstChild?.textContent);
    const bars = [...filmCharts.heat.bars, ...filmCharts.ultraviolet.bars].filter((bar) => bar.filmType === filmType);
    expect(current).toHaveLength(2);
    expect(current).toEqual(bars.map(({ label }) => label));
  });

  test('leads from both calls to the end, where one books or asks for a quote', async () => {
    await open();
    expect(targets(filmPageWords.book)).toEqual(['#contact']);
    expect(targets(filmPageWords.compare.contact)).toEqual(['#contact']);
    const end = document.querySelector('section#contact');
    expect(end?.querySelector('h2')?.textContent).toBe(closing.heading);
    expect(
      [...(end?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [filmPageWords.bookNow, '/booking'],
      [filmPageWords.quote, '/quote'],
    ]);
  });

  test('marks itself among the films and links the other two', async () => {
    const page = await open();
    expect(page.has(filmPageWords.compare.here)).toBe(true);
    const others = samples.filter((sample) => sample.address !== address);
    for (const other of others) {
      expect(targets(filmPageWords.compare.see(other.words.filmType))).toEqual([other.address]);
    }
    expect(targets(filmPageWords.compare.see(filmType))).toEqual([]);
  });
});

test('interpolated figures are marked, and what the manufacturer doesn’t publish is said once, under the table', async () => {
  const page = openPage('/products/ceramic-film', <CeramicPage />);
  await page.heading(ceramicPage.heading);
  const stated = statementOf('ceramic');
  const between = rowsOf(ceramicPage.filmType).find(({ id }) => id === 'ceramic-ir-30');
  const row = [...document.querySelectorAll('#specifications tbody tr')].find((each) =>
    (each.textContent ?? '').replaceAll('\u00a0', ' ').includes(between?.product ?? 'no such product'),
  );
  const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells.slice(1, -1)).toEqual([
    `${between?.vltPercent}%`,
    `≈ ${between?.tserPercent}%`,
    `≈ ${between?.irRejectionPercent}%`,
    ...(stated === undefined ? [] : [`${stated.vlrExteriorPercent}%`, `${stated.vlrInteriorPercent}%`]),
  ]);
  expect(page.has('≈ interpolated between the two values the manufacturer publishes.')).toBe(true);
  const reflection =
    stated === undefined ? ', glare reduction, exterior reflection or interior reflection' : ' or glare reduction';
  expect(page.has(`The manufacturer doesn’t publish IRER, UV protection${reflection} for these shades.`)).toBe(true);
  if (stated !== undefined) expect(page.has(filmPageWords.stated(stated))).toBe(true);
});

test('a measured table needs neither sign', async () => {
  const page = openPage('/products/hybrid-film', <HybridPage />);
  await page.heading(hybridPage.heading);
  expect(document.querySelector('#specifications')?.textContent).not.toMatch(/[≈—]/);
});
