import { expect, test } from 'vitest';
import { figuresOf } from './film-figures';
import { isMarkedAsMakers } from './maker-marks';
import { passagesOf } from './passages';

/** True when all figures in a piece of copy that are 80 percent are marked. */
function isMarked(copy: unknown): boolean {
  return passagesOf(copy, 'page').every((passage) =>
    figuresOf(passage).every((figure) => figure.most !== 80 || isMarkedAsMakers(passage, figure)),
  );
}

test.each<[string, unknown]>([
  ['its own text', 'Up to 80% of the heat, says the film maker.'],
  ['its own text', 'Up to 80% of the heat, according to the manufacturer.'],
  ['its own text', 'Up to 80% of the heat, according to the film manufacturer.'],
  ['its own text', '80% is the maker’s figure.'],
  ['its own text', '80% is the manufacturer’s figure.'],
  ['a text beside it', { figure: '80%', text: 'of the heat, as the maker claims' }],
  ['a text beside it', { figure: '80%', text: 'of the heat, as the manufacturer claims' }],
  ['a source beside it', { figure: '80%', label: 'heat rejection', source: 'maker' }],
  ['the name of its list', { makerClaims: [{ term: 'Heat', value: '80%' }] }],
  ['a note of its section', { lead: 'The makers’ claims on one scale.', heat: { bars: [{ percent: 80 }] } }],
  ['a note of its section', { lead: 'The manufacturers’ published claims.', heat: { bars: [{ percent: 80 }] } }],
  ['a note that names it', { note: { text: '80% is the maker’s figure.' }, items: [{ claim: '80% of the heat' }] }],
])('a figure is the maker’s by %s', (_, copy) => {
  expect(isMarked(copy)).toBe(true);
});

test.each<[string, unknown]>([
  ['nobody says whose it is', 'Up to 80% of the heat stays out.'],
  ['the maker is named for something else', 'The film maker’s warranty, and 80% of the heat stays out.'],
  ['it has the warranty of the manufacturer', '10-year manufacturer warranty, and 80% of the heat stays out.'],
  ['the manufacturer is named for something else', 'By the manufacturer’s sheet 80% of the heat stays out.'],
  ['a note names other figures', { note: '30% and 99% are the maker’s figures.', claims: ['80% of the heat'] }],
  ['it is worked out', { note: 'Worked out from the maker’s figures.', stops: [{ heatPercent: 80 }] }],
  ['it is calculated', { note: 'Calculated from the manufacturer’s figures.', stops: [{ heatPercent: 80 }] }],
  ['one claim of the section is marked', { note: 'It is the maker’s claim.', items: [{ claim: '80% of the heat' }] }],
  ['another item of the list is marked', { items: [{ claim: '80% of the heat' }, { text: 'Says the maker.' }] }],
  ['a neighbor in the list of texts is marked', { features: ['80% of the heat', 'Says the maker'] }],
])('a figure is not the maker’s where %s', (_, copy) => {
  expect(isMarked(copy)).toBe(false);
});
