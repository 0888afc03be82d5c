// @vitest-environment jsdom

import { eventually } from '@tintforge/app-base/testing/eventually';
import { expect, test } from 'vitest';
import { openPage, useCleanBrowser } from '../../testing/open-page';
import { PpfBenefitsPage } from './ppf-benefits-page';

useCleanBrowser();

async function openBenefits() {
  const page = openPage('/ppf-benefits', <PpfBenefitsPage />);
  await page.heading('The second skin your paint didn’t come with');
  return page;
}

test('six benefits with four lines each', async () => {
  await openBenefits();
  const cards = [...document.querySelectorAll('li')].filter((item) => item.querySelector('h3') !== null);
  expect(cards.map((card) => [card.querySelector('h3')?.textContent, card.querySelectorAll('li').length])).toEqual([
    ['Ultimate Protection', 4],
    ['Preserves Value', 4],
    ['Stain Resistance', 4],
    ['UV Protection', 4],
    ['Self-Healing', 4],
    ['Invisible Coverage', 4],
  ]);
});

test('all its calls are there', async () => {
  await openBenefits();
  const buttons = [...document.querySelectorAll('a[data-variant]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    ['Get PPF Quote', '/quote?kind=ppf#form'],
    ['Call Expert', 'tel:+18135554700'],
    ['Get Quote', '/quote?kind=ppf#form'],
    ['Get Quote', '/quote?kind=ppf#form'],
    ['Get Quote', '/quote?kind=ppf#form'],
    ['Schedule PPF', '/booking'],
    ['Call Now', 'tel:+18135554700'],
    ['Find Location', '/service-areas'],
  ]);
});

test('each quote says for what', async () => {
  await openBenefits();
  const labels = [...document.querySelectorAll('td a')].map((link) => link.getAttribute('aria-label'));
  expect(labels).toEqual([
    'Get Quote: Full Vehicle Protection',
    'Get Quote: High-Impact Areas',
    'Get Quote: Luxury Vehicle Package',
  ]);
});

test('the coverage that is picked lights up on the car', async () => {
  const page = await openBenefits();
  expect(document.querySelector('[data-coverage]')?.getAttribute('data-coverage')).toBe('full-front');
  await page.choose('input[type=radio]');
  await eventually(() => {
    expect(document.querySelector('[data-coverage]')?.getAttribute('data-coverage')).toBe('partial');
  });
  expect(page.has('A car from above with the panels that High-Impact Areas covers')).toBe(true);
});

test('no prices', async () => {
  const page = await openBenefits();
  expect(page.has('$')).toBe(false);
});
