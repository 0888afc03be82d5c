// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page';
import { pages } from './region-page';

const [tampa, clearwater] = pages;
if (tampa === undefined || clearwater === undefined) throw new Error('Tampa and Clearwater have no page');
const [TampaPage, ClearwaterPage] = [tampa.Page, clearwater.Page];

function texts(selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('Tampa has four image tiles and promotes three neighborhoods', async () => {
  const page = openPage('/', <TampaPage pages={[]} />);
  await page.heading('Window tinting in Tampa Bay');
  expect(texts('figcaption')).toEqual(['Automotive', 'Paint Protection Film', 'Commercial', 'Residential']);
  expect(texts('li[data-promoted]')).toEqual(['South Tampa', 'Westchase', 'Carrollwood']);
});

test('the windshield in the picture of Clearwater is clear below its strip', async () => {
  const page = openPage('/', <ClearwaterPage pages={[]} />);
  await page.heading('Window tinting from Clearwater to St. Petersburg');
  const [windshield, side, strip] = document.querySelectorAll('[data-film]');
  expect([windshield, side, strip].map((film) => film?.getAttribute('fill-opacity'))).toEqual([
    '0',
    expect.not.stringMatching(/^0$/),
    expect.not.stringMatching(/^0$/),
  ]);
});
