import { expect, test } from 'vitest';
import { colours } from './colours';

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['text on paper', colours.ink, colours.paper],
  ['quiet text on paper', colours.muted, colours.paper],
  ['a link on paper', colours.link, colours.paper],
  ['text on ink', colours.inkText, colours.ink],
  ['quiet text on ink', colours.mutedOnInk, colours.ink],
  ['a link on ink', colours.linkOnInk, colours.ink],
  ['the code on its pass', colours.inkText, colours.inkDeep],
  ['quiet text on the pass', colours.mutedOnInk, colours.inkDeep],
  ['quiet text on the pass in dark mode', colours.mutedOnInk, colours.inkDeepest],
  ['a button’s words', colours.inkDeep, colours.ember],
])('%s can be read (WCAG 2.2 AA)', (_name, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
