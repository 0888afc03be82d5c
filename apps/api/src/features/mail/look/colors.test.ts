import { expect, test } from 'vitest';
import { colors } from './colors';

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['text on paper', colors.ink, colors.paper],
  ['quiet text on paper', colors.muted, colors.paper],
  ['a link on paper', colors.link, colors.paper],
  ['text on ink', colors.inkText, colors.ink],
  ['quiet text on ink', colors.mutedOnInk, colors.ink],
  ['a link on ink', colors.linkOnInk, colors.ink],
  ['the code on its pass', colors.inkText, colors.inkDeep],
  ['quiet text on the pass', colors.mutedOnInk, colors.inkDeep],
  ['quiet text on the pass in dark mode', colors.mutedOnInk, colors.inkDeepest],
  ['a button’s words', colors.inkDeep, colors.ember],
])('%s can be read (WCAG 2.2 AA)', (_name, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
