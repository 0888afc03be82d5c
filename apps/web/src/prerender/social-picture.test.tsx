import { homeHero, layoutWords, regionPages } from '@tintforge/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { socialColors } from './social-colors';
import { socialPicture } from './social-picture';
import { SocialScene } from './social-scene';
import { socialArea, socialSize } from './social-size';
import { drawSvg } from './svg-renderer';

const { width, height } = socialSize;
const { left, top, right, bottom } = socialArea;

function draw(content: string): Uint8Array {
  return drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`).pixels;
}

const clearwater = regionPages[1];

const ground = draw(renderToStaticMarkup(<SocialScene />));

/** The pixels where a picture differs from its ground: its words, as positions in the ground. */
async function wordsOf(heading: string): Promise<{ x: number; y: number }[]> {
  const png = (await socialPicture({ heading, subject: clearwater?.name ?? '' })).toString('base64');
  const pixels = draw(`<image width="${width}" height="${height}" href="data:image/png;base64,${png}"/>`);
  return Array.from({ length: width * height }, (_, place) => place)
    .filter((place) => [0, 1, 2].some((channel) => pixels[place * 4 + channel] !== ground[place * 4 + channel]))
    .map((place) => ({ x: place % width, y: Math.floor(place / width) }));
}

/** Relative luminance of three bytes (WCAG 2.2). */
function luminance(bytes: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...bytes].map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a color on a darker ground. */
function contrast(color: string, groundLuminance: number): number {
  return (luminance(Buffer.from(color.slice(1), 'hex')) + 0.05) / (groundLuminance + 0.05);
}

test('the ground of the words is dark: the heading reaches a contrast of 7, the faintest words 4.5', () => {
  const area = Array.from({ length: width * height }, (_, place) => ({
    x: place % width,
    y: Math.floor(place / width),
  }));
  const luminances = area
    .filter(({ x, y }) => x >= left && x < right && y >= top && y < bottom)
    .map(({ x, y }) => luminance(ground.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)));
  const lightest = luminances.reduce((most, each) => Math.max(most, each), 0);
  expect(contrast(socialColors['paper-0'], lightest)).toBeGreaterThanOrEqual(7);
  expect(contrast(socialColors['paper-4'], lightest)).toBeGreaterThanOrEqual(4.5);
});

describe.each([
  ['a word', layoutWords.pages.gallery],
  ['a line', homeHero.heading],
  ['the longest heading', clearwater?.words.hero.heading ?? ''],
])('a picture with %s', (_name, heading) => {
  test('shows all of it, within the area of the words', async () => {
    const words = await wordsOf(heading);
    expect(words.length).toBeGreaterThan(5000);
    expect(words.filter(({ x, y }) => x < left || x > right || y < top || y > bottom)).toEqual([]);
  });

  test('is a PNG of 1200 by 630 that is light to fetch', async () => {
    const png = await socialPicture({ heading });
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(80_000);
  });
});

test('a heading that cannot be shown whole is refused', async () => {
  await expect(socialPicture({ heading: 'Tinting '.repeat(30) })).rejects.toThrow('too long for a social picture');
  await expect(socialPicture({ heading: 'Windowtintinginclearwater' })).rejects.toThrow('too long');
});
