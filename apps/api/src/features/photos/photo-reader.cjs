/**
 * A process that reads photos, one at a time, for `read-image.ts`: what a picture takes in memory is given back with the
 * process, and what breaks the libraries breaks nothing else. It gets `bytes` and sends `image`, without one for a file that is
 * no photo, and the megabytes that it has kept.
 *
 * CommonJS next to the bundle, because sharp and the decoder of HEIC (libheif, LGPL) stay separate libraries.
 */
const sharp = require('sharp');

/** Sides of the two sizes, pixels. */
const sides = { large: 2560, small: 480 };

/** More pixels than any phone takes; a bomb has more. */
const mostPixels = 50_000_000;

/** Processor time for one photo, seconds. A photo of 48 megapixels takes two. */
const mostSeconds = 15;

/** A photo that would take more is none. */
const mostMegabytes = 400;

/** Of any photo, in addition to the pixels that have to be in memory at once. Measured: 46 to 120. */
const basicMegabytes = 80;

const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 };

/**
 * Memory for reading a photo. Progressive JPEG and interlaced PNG are complete only at their end, so that all coefficients or
 * samples are kept until then; WebP is drawn as a whole. Everything else passes in strips.
 */
function megabytesOf(photo) {
  return basicMegabytes + (photo.width * photo.height * bytesPerPixel(photo)) / 1_000_000;
}

function bytesPerPixel({ format, channels, depth, isProgressive, chromaSubsampling }) {
  if (format === 'webp') return 4;
  if (isProgressive !== true) return 0;
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1);
  return 2 * (chromaSubsampling?.startsWith('4:2:0') ? channels / 2 : channels);
}

/** Draws a photo again, turned upright, in sRGB, on white. Undefined when it can't be read. */
async function read(bytes) {
  if (isHeif(bytes)) {
    const { data, info } = await decodeHeic(bytes);
    return convert(sharp(data, { ...options, raw: info }));
  }
  const metadata = await sharp(bytes, options).metadata();
  return megabytesOf(metadata) > mostMegabytes ? undefined : convert(sharp(bytes, options).autoOrient());
}

async function convert(picture) {
  const large = await asJpeg(picture, { side: sides.large, quality: 80 });
  const small = await asJpeg(sharp(large.data, options), { side: sides.small, quality: 72 });
  return { large: large.data, small: small.data, width: large.info.width, height: large.info.height };
}

function asJpeg(picture, { side, quality }) {
  return picture
    .timeout({ seconds: mostSeconds })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

function isHeif(bytes) {
  return bytes.toString('latin1', 4, 8) === 'ftyp';
}

/** The pixels of a HEIC file, three bytes each, turned upright. One of 48 megapixels takes 352 MB. Throws. */
async function decodeHeic(bytes) {
  limitDecoder();
  const libheif = require('libheif-js/wasm-bundle');
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image.get_width() * image.get_height() > mostPixels) throw new RangeError('A picture of too many pixels');
  const { heif_colorspace_RGB: colors } = libheif.heif_colorspace;
  const { heif_chroma_interleaved_RGB: interleaved } = libheif.heif_chroma;
  const { channels } = libheif.heif_js_decode_image2(image.handle, colors, interleaved);
  const [{ width, height }] = channels;
  return { data: packed(channels[0]), info: { width, height, channels: 3 } };
}

const { grow } = WebAssembly.Memory.prototype;

/** The decoder's own limit is two gigabytes, and none of a process counts it. */
function limitDecoder() {
  WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
    const isTooMuch = this.buffer.byteLength + pages * 65_536 > mostMegabytes * 1_000_000;
    if (isTooMuch) throw new RangeError('A picture that takes too much memory');
    return grow.call(this, pages);
  };
}

/** The rows without what pads them, moved together in place: a copy would be of as many megabytes again. */
function packed({ data, stride, width, height }) {
  const length = width * 3;
  for (let row = 1; row < height && stride > length; row += 1) {
    data.copyWithin(row * length, row * stride, row * stride + length);
  }
  return Buffer.from(data.buffer, data.byteOffset, length * height);
}

/** Able to read nothing but the three formats. */
function limitSharp() {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
}

if (require.main === module) {
  limitSharp();
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ bytes }) => {
    const image = await read(bytes).catch(() => undefined);
    process.send({ image, megabytes: process.memoryUsage.rss() / 1_000_000 });
  });
}

module.exports = { megabytesOf };
