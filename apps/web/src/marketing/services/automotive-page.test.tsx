// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { AutomotivePage } from './automotive-page';

useCleanBrowser();

async function openAutomotive() {
  const page = openPage('/services/automotive-tinting', <AutomotivePage />);
  await page.heading('Five windows, five rules, one afternoon');
  return page;
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('the law, four benefits, three steps, three films and a gallery, in this order', async () => {
  await openAutomotive();
  expect(texts('h2')).toEqual([
    'What Florida allows on each window',
    'What changes on the drive home',
    'Three steps in your driveway',
    'Which film to choose',
    'Gallery',
    'Pick the car, the film and a time',
  ]);
  expect(texts('dt')).toEqual(['Heat rejection', 'UV protection', 'Glare reduction', 'Privacy']);
  expect(texts('h3')).toEqual([
    ...['Windshield', 'Front side windows', 'Rear side windows', 'Rear quarter glass', 'Back glass'],
    ...['Preparation', 'Precision Cutting', 'Installation'],
    ...['Ceramic Film', 'Carbon Film', 'Hybrid Film'],
  ]);
});

test('its buttons lead to booking and to Tampa’s line', async () => {
  await openAutomotive();
  const buttons = [...document.querySelectorAll('a[data-variant]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    ['Book Installation', '/booking'],
    ['(813) 555-4700', 'tel:+18135554700'],
    ['Book Installation', '/booking'],
    ['(813) 555-4700', 'tel:+18135554700'],
  ]);
});

const films: [name: string, address: string, percents: string][] = [
  ['Ceramic Film', '/products/ceramic-film', '64, 50, 37, 30, 25, 16, 5'],
  ['Carbon Film', '/products/carbon-film', '64, 51, 44, 37, 32, 22, 16, 5'],
  ['Hybrid Film', '/products/hybrid-film', '41, 35, 26, 19, 12, 3'],
];

test('each film leads to its page, with its shades from light to dark', async () => {
  await openAutomotive();
  for (const [film, address, percents] of films) {
    const link = [...document.querySelectorAll('a')].find((each) => each.querySelector('h3')?.textContent === film);
    expect.soft(link?.getAttribute('href')).toBe(address);
    expect.soft(link?.querySelector('title')?.textContent).toBe(`${film} in shades of ${percents} percent`);
  }
});

test('a figure of the maker leads to the measured table', async () => {
  await openAutomotive();
  const links = [...document.querySelectorAll('dd a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/products/ceramic-film',
    '/products/hybrid-film',
    '/products/hybrid-film',
    '/products/hybrid-film',
  ]);
});
