import { explorerPage } from '@tintforge/shop/pages/explorer';
import { expect, test } from 'vitest';
import { filmTypes } from '../shades';
import { explorerPicture } from './explorer-picture';
import { explorerVerdicts } from './explorer-verdicts';

const { palette, panes } = explorerPicture;
const { figures, second } = explorerVerdicts;

test('a window reads as one sentence with film, light and verdict', () => {
  expect(panes.film('Front side windows', 'Carbon 35', '37%', 'Meets Florida’s limit')).toBe(
    'Front side windows: Carbon 35, 37% through, Meets Florida’s limit.',
  );
  expect(panes.bare('Roof', '73%')).toBe('Roof: no film, 73% through.');
});

test.each([
  [1, 'Front side windows: B lets 1 point more light through'],
  [-3.8, 'Front side windows: B lets 3.8 points less light through'],
])('a difference of %s says which way it goes', (points, said) => {
  expect(second.light('Front side windows', points)).toBe(said);
});

test('less heat kept out, a lower price and a shorter time are said as less', () => {
  expect(second.heat(-12)).toBe('12 points less heat kept out by TSER');
  expect(second.price('$50.00', false)).toBe('B costs $50.00 less');
  expect(second.time('30 minutes', false)).toBe('B takes 30 minutes less');
});

test('one window and several are moved in their own words', () => {
  expect(palette.move(1)).toBe('Move one window to its nearest allowed shade');
  expect(palette.move(3)).toBe('Move 3 windows to their nearest allowed shades');
});

test('heat is named with TSER, and infrared nowhere', () => {
  expect(figures.heat).toBe('Heat kept out (TSER)');
  expect(JSON.stringify([explorerPage, explorerPicture, explorerVerdicts])).not.toMatch(/infrared|\bIRR?\b/i);
});

test('what is said of signals is the makers’', () => {
  for (const film of filmTypes) expect(figures.signalClaims[film]?.value).toBeTruthy();
  expect(figures.saysTheMaker('None')).toBe('None, according to the manufacturer');
});
