import { palette } from '@tintforge/shop/palette';
import type { ShopPalette } from './shapes';

const { root = {}, paper = {} }: ShopPalette = palette;

/**
 * The shop's own value of a color token in hexadecimal sRGB, for what reads neither variables nor `oklch()`: emails and
 * social pictures. Undefined where the shop has the design system's.
 */
export function ownColor(token: string): string | undefined {
  const own = paper[token] ?? root[token];
  return own === undefined ? undefined : hexOf(own);
}

/** An opaque `oklch()` color in hexadecimal sRGB; the matrices are those of CSS Color 4. Throws for any other text. */
export function hexOf(color: string): string {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color)?.slice(1).map(Number);
  if (parts === undefined) throw new Error(`Not an opaque oklch() color: ${color}`);
  const [lightness = 0, chroma = 0, degrees = 0] = parts;
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
