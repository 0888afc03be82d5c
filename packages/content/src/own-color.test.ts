import { expect, test } from 'vitest';
import { hexOf, ownColor } from './own-color';

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.665 0.207 38.5)', '#f75616'],
  // Beyond what a screen shows: its nearest.
  ['oklch(0.7 0.4 150)', '#00d600'],
])('%s is %s', (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

test.each(['#f75616', 'oklch(1 0 0 / 0.5)', 'red'])('%s is no opaque color', (color) => {
  expect(() => hexOf(color)).toThrow(`Not an opaque oklch() color: ${color}`);
});

test('a token that no shop has is no color of its own', () => {
  expect(ownColor('no-such-token')).toBeUndefined();
});
