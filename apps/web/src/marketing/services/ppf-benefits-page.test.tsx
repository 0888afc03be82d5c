// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { ppfBenefitsPage, regions } from '@tintforge/content';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { PpfBenefitsPage } from './ppf-benefits-page';

const { hero, benefits, coverage, closing } = ppfBenefitsPage;

async function openBenefits() {
  const page = openPage('/ppf-benefits', <PpfBenefitsPage />);
  await page.heading(hero.heading);
  return page;
}

test('six benefits with four lines each', async () => {
  await openBenefits();
  const cards = [...document.querySelectorAll('li')].filter((item) => item.querySelector('h3') !== null);
  expect(cards.map((card) => [card.querySelector('h3')?.textContent, card.querySelectorAll('li').length])).toEqual(
    benefits.items.map(({ name }) => [name, 4]),
  );
  expect(cards).toHaveLength(6);
});

test('all its calls are there', async () => {
  await openBenefits();
  const tel = `tel:+1${regions[0].phone.replaceAll(/\D/g, '')}`;
  const buttons = [...document.querySelectorAll('a[data-variant]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    [hero.quote, '/quote?kind=ppf#form'],
    [hero.call, tel],
    ...coverage.options.map(() => [coverage.quote, '/quote?kind=ppf#form']),
    [closing.schedule, '/quote?kind=ppf#form'],
    [closing.call, tel],
    [closing.find, '/service-areas'],
  ]);
});

test('each quote says for what', async () => {
  await openBenefits();
  const labels = [...document.querySelectorAll('td a')].map((link) => link.getAttribute('aria-label'));
  expect(labels).toEqual(coverage.options.map(({ name }) => coverage.quoteFor(name)));
});

test('the coverage that is picked lights up on the car', async () => {
  const page = await openBenefits();
  expect(document.querySelector('[data-coverage]')?.getAttribute('data-coverage')).toBe('full-front');
  await page.choose('input[type=radio]');
  await eventually(() => {
    expect(document.querySelector('[data-coverage]')?.getAttribute('data-coverage')).toBe('partial');
  });
  const partial = coverage.options.find(({ id }) => id === 'partial');
  expect(page.has(hero.picture(partial?.name ?? ''))).toBe(true);
});

test('no prices', async () => {
  const page = await openBenefits();
  expect(page.has('$')).toBe(false);
});
