import { expect, test } from 'vitest';
import { passagesOf } from './passages';
import { headedSentences, readOn } from './readings';

const figureIn = (copy: unknown) => {
  const [figure] = passagesOf(copy, 'page').filter(({ keys }) => keys[0] === 'figure');
  if (figure === undefined) throw new Error('There is no figure to read');
  return figure;
};

test.each<[unknown, string]>([
  [{ figure: '95%', label: 'infrared rejection' }, '95% infrared rejection'],
  [{ figure: 'up to 30%', text: 'on HVAC. Ask us.' }, 'up to 30% on HVAC.'],
  [{ figure: '15%-70%', text: 'VLT' }, '15%-70% VLT'],
  [{ figure: '99%', next: '95%' }, '99%'],
  [{ figure: '80% of the heat', text: 'stays out' }, '80% of the heat'],
  [{ figure: '80%' }, '80%'],
])('%j is read “%s”', (copy, text) => {
  expect(readOn(figureIn(copy))).toBe(text);
});

test('a sentence is read under the name beside it, and not under its neighbor’s sentences', () => {
  const copy = { name: 'Heat rejection', figure: '95%', text: 'of infrared stays out. The rest does not.' };
  expect(headedSentences(figureIn(copy))).toEqual([
    '95% of infrared stays out.',
    'Heat rejection: 95% of infrared stays out.',
  ]);
});
