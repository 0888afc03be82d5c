// @vitest-environment jsdom
import { formatCents } from '@tintforge/booking-core';
import { ppfPage, regions } from '@tintforge/content';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { PpfPage } from './ppf-page';

const { hero, coverage, process, addOns, closing } = ppfPage;
const [{ phone }] = regions;

async function openPpf() {
  const page = openPage('/services/paint-protection-film', <PpfPage />);
  await page.heading(hero.heading);
  return page;
}

test('each coverage has its first price', async () => {
  await openPpf();
  for (const { name, fromCents } of coverage.options) {
    const option = [...document.querySelectorAll('li')].find((each) => each.querySelector('h3')?.textContent === name);
    expect.soft(option?.textContent).toContain(`${coverage.from} ${formatCents(fromCents)}`);
  }
});

test('the four steps stand in their order', async () => {
  await openPpf();
  expect([...document.querySelectorAll('ol h3')].map(({ textContent }) => textContent)).toEqual(
    process.steps.map(({ name }) => name),
  );
  expect(process.steps).toHaveLength(4);
});

test('its buttons lead to a quote, call the first region, and lead to the benefits, to booking and to the areas', async () => {
  await openPpf();
  const tel = `tel:+1${phone.replaceAll(/\D/g, '')}`;
  const buttons = [...document.querySelectorAll('a[data-variant]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    [hero.quote, '/quote?kind=ppf#form'],
    [hero.call(phone), tel],
    [hero.more, '/ppf-benefits'],
    [coverage.quote, '/quote?kind=ppf#form'],
    [addOns.book, '/booking'],
    [closing.quote, '/quote?kind=ppf#form'],
    [closing.call(phone), tel],
    [closing.areas, '/service-areas'],
  ]);
});
