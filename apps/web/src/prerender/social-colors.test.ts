import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { socialColors } from './social-colors';

const stylesheet = readFileSync(new URL('../../../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');

/** A token in hexadecimal sRGB; the matrices are those of CSS Color 4. */
function tokenOf(name: string): string {
  const [, lightness, chroma, degrees] =
    new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\);`).exec(stylesheet)?.map(Number) ?? [];
  if (lightness === undefined || chroma === undefined || degrees === undefined) throw new Error(`No token --${name}`);
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(hexadecimal).join('')}`;
}

function hexadecimal(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const eightBit = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  return eightBit.toString(16).padStart(2, '0');
}

test.each(Object.entries(socialColors))('%s is the token of that name', (name, color) => {
  expect(color).toBe(tokenOf(name));
});
