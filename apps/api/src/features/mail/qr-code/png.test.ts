import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { modulesPng } from './png';

interface Chunk {
  type: string;
  data: Buffer;
  isSound: boolean;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    const isSound = crc32(body) === png.readUInt32BE(at + 8 + length);
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4), isSound });
    at += 12 + length;
  }
  return chunks;
}

test('a picture of modules has its light frame of four, and every pixel is its module', () => {
  const modules = [
    [true, false, true],
    [false, true, false],
    [false, false, true],
  ];
  const png = modulesPng(modules, 3);
  const [header, pixels, end] = chunksOf(png);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([header?.type, pixels?.type, end?.type]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(chunksOf(png).every(({ isSound }) => isSound)).toBe(true);
  const side = (3 + 8) * 3;
  expect([header?.data.readUInt32BE(0), header?.data.readUInt32BE(4)]).toEqual([side, side]);

  const raw = inflateSync(pixels?.data ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(side / 8);
  expect(raw.length).toBe(side * stride);
  for (let y = 0; y < side; y += 1) {
    expect(raw[y * stride]).toBe(0);
    for (let x = 0; x < side; x += 1) {
      const isWhite = (((raw[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;
      const isDark = modules[Math.floor(y / 3) - 4]?.[Math.floor(x / 3) - 4] === true;
      expect(isWhite).toBe(!isDark);
    }
  }
});
