// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { CommercialPage } from './commercial-page';

async function openCommercial() {
  const page = openPage('/services/commercial-tinting', <CommercialPage />);
  await page.heading('The same glass, fewer hot desks');
  return page;
}

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('benefits, applications, films and what a quote needs', async () => {
  await openCommercial();
  expect(texts('h2')).toEqual([
    'What the people inside notice',
    'Where it goes',
    'Four films for buildings',
    'What we need for a quote',
    'Show us the sunny side',
  ]);
  expect(texts('h3')).toEqual([
    ...['Energy savings', 'Glare', 'UV protection', 'Aesthetics'],
    ...['Offices', 'Retail', 'Hotels and restaurants'],
    ...['Solar control', 'Security', 'Decorative', 'Low-E'],
  ]);
});

test('its figures are said, and whose they are', async () => {
  const page = await openCommercial();
  const said = ['up to 30%', '99%', 'up to 80% heat rejection', 'the manufacturer’s figure for solar control'];
  expect(said.filter((words) => !page.has(words))).toEqual([]);
});

test('the film over the office can be drawn aside by hand', async () => {
  const page = await openCommercial();
  const edge = await page.field('Office: how much of the film is shown');
  expect([edge.type, edge.value]).toEqual(['range', '50']);
});

test('a quote is asked for in the first and the last view', async () => {
  await openCommercial();
  const primary = [...document.querySelectorAll('a[data-variant=primary]')];
  expect(primary.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
    ['Get a Free Quote', '/quote?kind=commercial#form'],
    ['Get a Free Quote', '/quote?kind=commercial#form'],
  ]);
});
