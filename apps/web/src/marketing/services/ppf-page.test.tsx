// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { PpfPage } from './ppf-page';

useCleanBrowser();

async function openPpf() {
  const page = openPage('/services/paint-protection-film', <PpfPage />);
  await page.heading('A clear layer where the stones land');
  return page;
}

const coverages: [name: string, price: string][] = [
  ['Partial Front', 'from $899.00'],
  ['Full Front', 'from $1,499.00'],
  ['Full Vehicle', 'from $3,999.00'],
];

test('each coverage has its first price', async () => {
  await openPpf();
  for (const [name, price] of coverages) {
    const option = [...document.querySelectorAll('li')].find((each) => each.querySelector('h3')?.textContent === name);
    expect.soft(option?.textContent).toContain(price);
  }
});

test('the four steps stand in their order', async () => {
  await openPpf();
  expect([...document.querySelectorAll('ol h3')].map(({ textContent }) => textContent)).toEqual([
    'Surface preparation',
    'Custom cutting',
    'Professional installation',
    'Quality inspection',
  ]);
});

test('its buttons call Tampa, and lead to the benefits, to booking and to the areas', async () => {
  await openPpf();
  const buttons = [...document.querySelectorAll('a[data-variant]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    ['Call (813) 555-4700', 'tel:+18135554700'],
    ['PPF Benefits', '/ppf-benefits'],
    ['Call (813) 555-4700 for your price', 'tel:+18135554700'],
    ['Book Installation', '/booking'],
    ['Call (813) 555-4700', 'tel:+18135554700'],
    ['Service Areas', '/service-areas'],
  ]);
});
