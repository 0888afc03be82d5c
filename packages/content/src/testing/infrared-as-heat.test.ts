import { expect, test } from 'vitest';
import { callsInfraredHeat } from './infrared-as-heat';

test.each([
  '99% IR = 99% heat',
  'Rejects infrared heat',
  'Blocks 95% of infrared, the heat of the sun',
  'Infrared is heat',
  'Heat rejection (IRR)',
  'Heat rejection: 95% of infrared stays outside',
  'With 95% of infrared rejected the heat is gone',
  'Not only 95% IR but 95% less heat',
  'Infrared means heat',
])('“%s” calls infrared heat', (text) => {
  expect(callsInfraredHeat(text)).toBe(true);
});

test.each([
  'Rejects 95% of infrared and 66% of solar energy',
  'Infrared rejection is low, 9%: compare heat by TSER.',
  '99% IR is not 99% heat',
  'Infrared is not heat',
  'High here doesn’t mean as high in heat.',
  'Ceramic IR 5 keeps out 66% of the heat',
  'Heat, UV, infrared and glare',
  'Most infrared is thrown back',
])('“%s” does not', (text) => {
  expect(callsInfraredHeat(text)).toBe(false);
});
