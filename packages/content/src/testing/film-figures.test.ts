import { describe, expect, test } from 'vitest';
import { figuresOf } from './film-figures';
import { inShopNames } from './film-names';
import { passagesOf } from './passages';

/** A piece of copy with the chosen shop's names of films. */
const inShop = (copy: unknown): unknown => JSON.parse(inShopNames(JSON.stringify(copy)));

/** Figures read from a piece of copy, as "property film least-most". */
function read(copy: unknown, path = 'page'): string[] {
  return passagesOf(inShop(copy), path)
    .flatMap(figuresOf)
    .map(({ property, film, least, most }) => `${property} of ${film}: ${least}-${most}`);
}

test.each([
  ['Ceramic film rejects up to 95% of infrared', 'infrared of Ceramic Film: 95-95'],
  ['Carbon turns away 30% of solar energy', 'heat of Carbon Film: 30-30'],
  ['Hybrid cuts glare by up to 97 percent', 'glare of Hybrid Film: 97-97'],
  ['Stops 99.5% of ultraviolet light', 'ultraviolet of undefined: 99.5-99.5'],
  ['Less glare: 53% with Hybrid 35', 'glare of Hybrid 35: 53-53'],
  ['Carbon 15 lets 16% of the light through', 'light of Carbon 15: 16-16'],
  ['Carbon 16 rejects 29% of the heat', 'heat of Carbon Film: 29-29'],
  ['Infrared rejection from 78 up to 95%', 'infrared of undefined: 78-95'],
  ['Between 78% and 95% of infrared rejected', 'infrared of undefined: 78-95'],
  ['Ceramic IR 64 clears Florida’s 28%', 'undefined of Ceramic IR 64: 28-28'],
  ['Every shade keeps out solar energy. Carbon keeps out 20 to 30%.', 'heat of Carbon Film: 20-30'],
  ['Carbon keeps 53% out: compare heat', 'undefined of Carbon Film: 53-53'],
  ['80% less glare, close to carbon', 'glare of Carbon Film: 80-80'],
  ['Hybrid 35 at dusk. It reflects 6% of the light.', 'reflection of Hybrid 35: 6-6'],
])('“%s” is read as %s', (sentence, figure) => {
  expect(read(sentence)).toEqual([inShopNames(figure)]);
});

test('two figures of one sentence are each about the words next to them', () => {
  expect(read('Ceramic IR 64 rejects 51% of solar energy and 78% of infrared.')).toEqual([
    inShopNames('heat of Ceramic IR 64: 51-51'),
    inShopNames('infrared of Ceramic IR 64: 78-78'),
  ]);
  expect(read('35%: heat 58% kept out, glare 52% cut')).toContain('heat of undefined: 58-58');
});

describe('a figure that stands alone is read with what stands around it', () => {
  test.each<[unknown, string]>([
    [{ figure: '65%', label: 'heat rejection' }, 'heat of undefined: 65-65'],
    [
      { name: 'UV protection', figure: '99%', text: 'stays outside, with carbon.' },
      'ultraviolet of Carbon Film: 99-99',
    ],
    [{ feature: 'Heat reduction', hybrid: '65%' }, 'heat of Hybrid Film: 65-65'],
    [{ filmType: 'Carbon Film', heatRejection: 70 }, 'heat of Carbon Film: 70-70'],
    [{ heat: { bars: [{ label: 'Ceramic', percent: 95 }] } }, 'heat of Ceramic Film: 95-95'],
    [{ feature: 'Glare', claims: { 'Hybrid Film': { value: '80%' } } }, 'glare of Hybrid Film: 80-80'],
    [{ cards: { ceramic: { features: ['51 to 66% of solar energy'] } } }, 'heat of Ceramic Film: 51-66'],
  ])('%j', (copy, figure) => {
    expect(read(copy)).toEqual([inShopNames(figure)]);
  });

  test('a film that it is only compared with is not meant', () => {
    expect(read({ filmType: 'Hybrid Film', text: '65% of solar energy, close to ceramic' })).toEqual([
      inShopNames('heat of Hybrid Film: 65-65'),
    ]);
  });

  test('a page’s name says whose figures it holds', () => {
    expect(read({ claim: '95% of infrared' }, 'ceramicPage')).toEqual([inShopNames('infrared of Ceramic Film: 95-95')]);
  });
});

test.each([
  ['at least 99.5% of ultraviolet light', true],
  ['55 to 65% of solar energy', true],
  ['99% of ultraviolet light in every shade', true],
  ['up to 66% of solar energy', false],
])('“%s” promises its least figure of every shade: %s', (sentence, isFloor) => {
  expect(passagesOf(sentence, 'page').flatMap(figuresOf)[0]?.isFloor).toBe(isFloor);
});
