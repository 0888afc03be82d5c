import { expect, test } from 'vitest';
import { countdownAnnouncement, formatCountdown } from './countdown';

test.each([
  [900, '15:00'],
  [761, '12:41'],
  [60, '1:00'],
  [0.4, '0:00'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatCountdown(seconds)).toBe(words);
});

test('only two moments are announced in fifteen minutes', () => {
  const said = Array.from({ length: 901 }, (_, second) => countdownAnnouncement(900 - second));
  const changes = said.filter((words, index) => words !== '' && words !== said[index - 1]);
  expect(changes).toEqual(['5 minutes left', '1 minute left']);
  expect(said[600]).toBe('5 minutes left');
  expect(said[840]).toBe('1 minute left');
});
