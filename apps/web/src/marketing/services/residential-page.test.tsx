// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { ResidentialPage } from './residential-page';

async function openResidential() {
  const page = openPage('/services/residential-tinting', <ResidentialPage />);
  await page.heading('Keep the view, lose the glare');
  return page;
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('rooms, benefits, film solutions and what a quote needs', async () => {
  await openResidential();
  expect(texts('h2')).toEqual([
    'A film for each room',
    'Four in the afternoon, facing west',
    'What it does for the rooms',
    'Three kinds of window film',
    'What we need for a quote',
    'Start with the hottest room',
  ]);
  expect(texts('h3')).toEqual([
    ...['Living areas', 'Bedrooms', 'Home offices', 'Bathrooms'],
    ...['Less heat', 'UV protection', 'Less glare', 'Privacy by day'],
    ...['Solar', 'Privacy', 'Decorative'],
  ]);
});

test('each room’s windows in the picture wear the shade of its sample, the bathroom’s its frost', async () => {
  await openResidential();
  const pane = (name: string) => document.querySelector(`[data-pane=${name}]`);
  const shades = ['slider-1', 'bedroom-1', 'study-1'].map((name) =>
    Number(pane(name)?.getAttribute('fill-opacity')).toFixed(2),
  );
  expect(shades).toEqual(['0.65', '0.85', '0.50']);
  const frost = document.querySelector('ol li:last-child rect[fill="var(--paper-2)"]');
  expect(pane('stair-1')?.getAttribute('fill')).toBe('var(--paper-2)');
  expect(pane('stair-1')?.getAttribute('fill-opacity')).toBe(frost?.getAttribute('fill-opacity'));
});

test('the film over the living room can be drawn aside by hand', async () => {
  const page = await openResidential();
  const edge = await page.field('Living room: how much of the film is shown');
  expect([edge.type, edge.value]).toEqual(['range', '50']);
});

test('a quote is asked for in the first and the last view', async () => {
  await openResidential();
  const primary = [...document.querySelectorAll('a[data-variant=primary]')];
  expect(primary.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    ['Get a Free Quote', '/quote?kind=residential#form'],
    ['Get a Free Quote', '/quote?kind=residential#form'],
  ]);
});
