import { readFileSync } from 'node:fs';
import { brand } from '@tintforge/content';
import { expect, test } from 'vitest';
import { shopFolder } from '../../../../shop.base';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const publicFile = (name: string) => readFileSync(`${shopFolder}/public/${name}`);
const manifest = JSON.parse(publicFile('site.webmanifest').toString('utf8'));
const icons: Icon[] = manifest.icons;

/** Width and height of a PNG, in the form of a manifest. */
function sizesOf(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the manifest names the shop and begins on the first page', () => {
  expect(manifest).toMatchObject({ name: brand.name, short_name: brand.name, start_url: '/' });
});

test.each(icons)('$src is a picture of $sizes', ({ src, sizes, type }) => {
  expect(type).toBe('image/png');
  expect(sizesOf(publicFile(src))).toBe(sizes);
});

test('there are plain and maskable icons in both sizes that phones ask for', () => {
  const purposes = icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`).sort();
  expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});

test('the icons that every page links have their sizes', () => {
  expect(sizesOf(publicFile('apple-touch-icon.png'))).toBe('180x180');
  expect(publicFile('favicon.svg').toString('utf8')).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/);
  // ICO: a reserved zero, type 1, the number of pictures, then 16 bytes for each, starting with its width.
  const ico = publicFile('favicon.ico');
  const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index));
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(widths).toContain(32);
});
