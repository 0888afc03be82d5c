import type { Sharp, SharpOptions } from 'sharp';

/** A photo as it is kept: two JPEG files without any metadata. */
export interface ReadImage {
  large: Buffer;
  small: Buffer;
  /** Pixels of the large one. */
  width: number;
  height: number;
}

/** Sides of the two sizes, pixels. */
const sides = { large: 2560, small: 480 } as const;

/** More pixels than any phone takes; a bomb has more. */
const mostPixels = 50_000_000;

/** Processor time for one photo, seconds. A photo of 48 megapixels takes two. */
const mostSeconds = 15;

/** Photos that are read at once, and how many wait: each has up to 8 MB on hand, and some 100 MB while it is read. */
const mostAtOnce = 2;
const mostWaiting = 12;

/** Too many photos are waiting to be read. */
export class TooManyImages extends Error {
  override readonly name = 'TooManyImages';
}

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a JPEG, PNG or WebP file by its content and draws it again, turned upright, in sRGB, on white. Nothing but the
 * picture is left: no place, camera, profile or trailing data. Undefined for anything else. Throws TooManyImages.
 */
export async function readImage(bytes: Buffer): Promise<ReadImage | undefined> {
  if (!isImage(bytes)) return undefined;
  await takeTurn();
  try {
    return await convert(bytes);
  } finally {
    reading -= 1;
    waiting.shift()?.();
  }
}

async function takeTurn(): Promise<void> {
  if (reading >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new TooManyImages();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  reading += 1;
}

/** True for the first bytes of the three formats. */
function isImage(bytes: Buffer): boolean {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  return begins('\xff\xd8\xff') || begins('\x89PNG\r\n\x1a\n') || (begins('RIFF') && begins('WEBP', 8));
}

async function convert(bytes: Buffer): Promise<ReadImage | undefined> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const satisfies SharpOptions;
  try {
    const large = await asJpeg(sharp(bytes, options).autoOrient(), { side: sides.large, quality: 80 });
    const small = await asJpeg(sharp(large.data, options), { side: sides.small, quality: 72 });
    return { large: large.data, small: small.data, width: large.info.width, height: large.info.height };
  } catch {
    return undefined;
  }
}

function asJpeg(image: Sharp, { side, quality }: { side: number; quality: number }) {
  return image
    .timeout({ seconds: mostSeconds })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

let loaded: Promise<typeof import('sharp').default> | undefined;

/** The library, loaded with the first photo, and able to read nothing but the three formats. */
function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);
    sharp.unblock({ operation: loaders });
    return sharp;
  });
  return loaded;
}
