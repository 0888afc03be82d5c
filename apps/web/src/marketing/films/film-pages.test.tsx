// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { CarbonPage } from './carbon-page';
import { CeramicPage } from './ceramic-page';
import { HybridPage } from './hybrid-page';

useCleanBrowser();

interface Sample {
  film: string;
  Page: () => ReactNode;
  address: string;
  heading: string;
  claims: string[];
  own: string[];
  products: number;
  closing: string;
  others: string[];
}

const samples: Sample[] = [
  {
    film: 'Ceramic',
    Page: CeramicPage,
    address: '/products/ceramic-film',
    heading: 'Ceramic film',
    claims: ['99.9%UV protection', '95%infrared rejection', 'Zerosignal interference'],
    own: [],
    products: 7,
    closing: 'Ready to Experience the Ceramic Difference?',
    others: ['/products/hybrid-film', '/products/carbon-film'],
  },
  {
    film: 'Hybrid',
    Page: HybridPage,
    address: '/products/hybrid-film',
    heading: 'Hybrid film',
    claims: ['99%UV protection', '65%heat rejection', 'Sleekcharcoal finish'],
    own: ['Why Choose Hybrid Tint?', 'Performance Advantages', 'Aesthetic Benefits'],
    products: 6,
    closing: 'Performance and style in one film',
    others: ['/products/ceramic-film', '/products/carbon-film'],
  },
  {
    film: 'Carbon',
    Page: CarbonPage,
    address: '/products/carbon-film',
    heading: 'Carbon film',
    claims: ['99.8%UV protection', 'Zerometal: non-metallic construction', 'Eightmultiple shade options'],
    own: ['Key Benefits', 'Enhanced Privacy', 'Signal Friendly', 'Durable Performance'],
    products: 8,
    closing: 'The classic look, in true black',
    others: ['/products/ceramic-film', '/products/hybrid-film'],
  },
];

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent);
}

function targets(text: string): (string | null)[] {
  return [...document.querySelectorAll('a')]
    .filter((link) => link.textContent?.includes(text))
    .map((link) => link.getAttribute('href'));
}

describe.each(samples)('$film', ({ film, Page, address, heading, claims, own, products, closing, others }) => {
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
      'Technical Specifications',
      ...own,
      'Performance Comparison',
      'Understanding the Specifications',
      'How it compares',
      closing,
    ];
    expect(headings.filter((text) => text !== null && shared.includes(text))).toEqual(shared);
  });

  test('makes its three claims and leads to the table that measured them', async () => {
    const page = await open();
    expect(texts('h1 ~ ul li')).toEqual(claims);
    expect(page.has('As the manufacturer claims.')).toBe(true);
    expect(targets('See the measured table')).toEqual(['#specifications']);
    expect(document.querySelectorAll('#specifications tbody tr')).toHaveLength(products);
  });

  test('marks its own bar in both charts', async () => {
    await open();
    const current = [...document.querySelectorAll('figure [aria-current]')].map((bar) => bar.firstChild?.textContent);
    expect(current).toEqual([film, film]);
  });

  test('leads from both calls to the end, where one books or asks for a quote', async () => {
    await open();
    expect(targets('Book Installation')).toEqual(['#contact']);
    expect(targets('Book or get a quote')).toEqual(['#contact']);
    const end = document.querySelector('section#contact');
    expect(end?.querySelector('h2')?.textContent).toBe(closing);
    expect(
      [...(end?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Book Now', '/booking'],
      ['Get a Free Quote', '/contact?service=Automotive+Tinting'],
    ]);
  });

  test('marks itself among the films and links the other two', async () => {
    const page = await open();
    expect(page.has('You’re reading about it')).toBe(true);
    expect(targets('See Ceramic Film').concat(targets('See Hybrid Film'), targets('See Carbon Film'))).toEqual(others);
  });
});

test('interpolated figures are marked, and what the manufacturer doesn’t publish is said once, under the table', async () => {
  const page = openPage('/products/ceramic-film', <CeramicPage />);
  await page.heading('Ceramic film');
  const row = [...document.querySelectorAll('#specifications tbody tr')].find((each) =>
    /Ceramic\sIR\s30/.test(each.textContent ?? ''),
  );
  const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells.slice(1, -1)).toEqual(['30%', '≈ 60%', '≈ 88%']);
  expect(page.has('≈ interpolated between the two values the manufacturer publishes.')).toBe(true);
  expect(
    page.has(
      'The manufacturer doesn’t publish IRER, UV protection, glare reduction, exterior reflection or interior reflection for these shades.',
    ),
  ).toBe(true);
});

test('a measured table needs neither sign', async () => {
  const page = openPage('/products/hybrid-film', <HybridPage />);
  await page.heading('Hybrid film');
  expect(document.querySelector('#specifications')?.textContent).not.toMatch(/[≈—]/);
});
