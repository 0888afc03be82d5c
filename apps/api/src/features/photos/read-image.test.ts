import { createRequire } from 'node:module';
import sharp, { type Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { sampleHeic } from '../../testing/sample-photo';
import { ReaderBusy, readImage } from './read-image';

const { megabytesOf } = createRequire(import.meta.url)('./photo-reader.cjs') as {
  megabytesOf(photo: Partial<Metadata>): number;
};

const phone = { width: 8064, height: 6048, channels: 3, depth: 'uchar' } as const;
const inside = { jpeg: { ...phone, format: 'jpeg' }, png: { ...phone, format: 'png' } } as const;

test.each([
  // As measured, each of 48 megapixels: 59, 190, 331, 66, 195, 245, 463 and 71 megabytes.
  ['a photo of a phone', { ...inside.jpeg, chromaSubsampling: '4:2:0', isProgressive: false }, 80],
  ['a progressive JPEG', { ...inside.jpeg, chromaSubsampling: '4:2:0', isProgressive: true }, 226],
  ['one with all its colors', { ...inside.jpeg, chromaSubsampling: '4:4:4', isProgressive: true }, 373],
  ['a PNG', inside.png, 80],
  ['an interlaced PNG', { ...inside.png, isProgressive: true }, 226],
  ['one that is transparent', { ...inside.png, channels: 4, isProgressive: true }, 275],
  ['one with 16 bits', { ...inside.png, channels: 4, depth: 'ushort', isProgressive: true }, 470],
  ['a WebP', { ...phone, format: 'webp' }, 275],
] as const)('%s of 48 megapixels takes no more memory than is counted for it', (_name, photo, megabytes) => {
  expect(Math.round(megabytesOf(photo))).toBe(megabytes);
});

const pixels = { create: { width: 300, height: 200, channels: 4, background: '#285' } } as const;

test.each([
  ['progressive JPEG', sharp(pixels).jpeg({ progressive: true })],
  ['progressive JPEG with all its colors', sharp(pixels).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ['interlaced PNG', sharp(pixels).png({ progressive: true })],
  ['interlaced PNG with 16 bits', sharp(pixels).toColourspace('rgb16').png({ progressive: true })],
])('a %s says what it is, and is read', async (_name, picture) => {
  const bytes = await picture.toBuffer();
  const metadata = await sharp(bytes).metadata();
  const plain = megabytesOf({ ...metadata, isProgressive: false });
  expect(megabytesOf(metadata)).toBeGreaterThan(plain);
  expect(await readImage(bytes)).toMatchObject({ width: 300, height: 200 });
});

test('a HEIC that is cut off, or claims to be larger than any phone takes, is none, and the next one is read', async () => {
  const size = sampleHeic.indexOf('ispe') + 8;
  const huge = Buffer.from(sampleHeic);
  huge.writeUInt32BE(60_000, size);
  huge.writeUInt32BE(60_000, size + 4);
  const broken = [sampleHeic.subarray(0, 900), sampleHeic.subarray(0, 40), huge];
  expect(await Promise.all(broken.map(readImage))).toEqual([undefined, undefined, undefined]);
  expect(await readImage(sampleHeic)).toMatchObject({ width: 120, height: 80 });
});

test('photos are read one at a time, twelve wait, and more are told to come again', async () => {
  const bytes = await sharp(pixels).jpeg().toBuffer();
  const all = await Promise.allSettled(Array.from({ length: 15 }, () => readImage(bytes)));
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect([refused.length, refused.every((error) => error instanceof ReaderBusy)]).toEqual([2, true]);
  expect(await readImage(bytes)).toMatchObject({ width: 300 });
});

test('what small files take while they are read is given back', async () => {
  // Each takes 72 megabytes more than any photo does.
  const large = { create: { ...pixels.create, channels: 3, width: 4000, height: 3000 } } as const;
  const bytes = await sharp(large).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const before = process.memoryUsage.rss();
  await Promise.all(Array.from({ length: 8 }, () => readImage(bytes)));
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
}, 60_000);
