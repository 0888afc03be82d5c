import { expect, test } from 'vitest';
import { timeTo } from './time-to';

test.each([
  [18, 'in 18 min'],
  [59.6, 'in 1 h'],
  [125, 'in 2 h 5 min'],
  [0.4, 'now'],
  [-0.4, 'now'],
  [-10, '10 min late'],
  [-60, '1 h late'],
])('%d minutes before the start: %s', (minutes, text) => {
  expect(timeTo(minutes * 60_000, 0)).toBe(text);
});
