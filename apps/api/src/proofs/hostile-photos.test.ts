import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { ApiError } from '@tintforge/api-contract/client';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quotePhotos } from '../db/schema';
import { pixelBomb, samplePhoto, samplePicture } from '../testing/sample-photo';
import { requestQuote } from '../testing/sample-quote';
import { seededRandomness } from '../testing/seeded-randomness';
import { openTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

interface SentFile {
  bytes: Buffer;
  type: string;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';
const xml = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>';
const beginnings = {
  jpeg: Buffer.from('ffd8ffe000104a46494600', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  webp: Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
};

/** Makes files that are no photo, each by its number: of other kinds, cut off, of noise, too large, or called something else. */
async function makeHostileFiles(): Promise<(number: number) => SentFile> {
  const random = seededRandomness('hostile photos', shop.clock);
  const draw = (below: number) => Buffer.from(random.bytes(4)).readUInt32LE() % below;
  const whole = {
    jpeg: await samplePhoto({ width: 200, height: 100 }),
    png: await samplePicture('png'),
    webp: await samplePicture('webp'),
  };
  const others = [
    await samplePicture('gif'),
    await samplePicture('tiff'),
    await samplePicture('avif'),
    ...[svg, page, xml, '%PDF-1.7\n1 0 obj', 'PK\x03\x04', 'GIF89a', '\x7fELF', '#!/bin/sh\n', ''].map((text) =>
      Buffer.from(text, 'latin1'),
    ),
    // Behind the first bytes of a photo.
    ...Object.values(beginnings).flatMap((begin) =>
      [svg, page].map((text) => Buffer.concat([begin, Buffer.from(text)])),
    ),
  ];
  const formats = ['jpeg', 'png', 'webp'] as const;
  const kinds: (() => SentFile)[] = [
    () => ({ bytes: others[draw(others.length)] ?? Buffer.alloc(0), type: `image/${formats[draw(3)]}` }),
    () => {
      const format = formats[draw(3)] ?? 'jpeg';
      const { length } = whole[format];
      return { bytes: whole[format].subarray(0, draw(length - 30)), type: `image/${format}` };
    },
    () => {
      const format = formats[draw(3)] ?? 'jpeg';
      return { bytes: Buffer.concat([beginnings[format], random.bytes(draw(4000))]), type: `image/${format}` };
    },
    () => ({ bytes: pixelBomb(7_100 + draw(60_000)), type: 'image/png' }),
    () => ({ bytes: whole.jpeg, type: ['image/svg+xml', 'application/json', 'text/html', 'image/gif'][draw(4)] ?? '' }),
  ];
  // Each of these is eight megabytes.
  const tooLarge = { bytes: Buffer.concat([whole.jpeg, Buffer.alloc(8 * 1024 * 1024)]), type: 'image/jpeg' };
  return (number) => (number % 100 === 0 ? tooLarge : (kinds[number % kinds.length] ?? (() => tooLarge))());
}

test('a thousand hostile files are refused with a message, and leave nothing behind', async () => {
  const quote = await requestQuote(shop);
  const make = await makeHostileFiles();
  const codes = new Map<string, number>();
  const send = async (number: number) => {
    const { bytes, type } = make(number);
    const params = { code: quote.code, id: randomUUID() };
    const file = new Blob([new Uint8Array(bytes)], { type });
    const error = await shop.call('addQuotePhoto', { params, quoteToken: quote.quoteToken, file }).catch((e) => e);
    if (!(error instanceof ApiError) || error.body === undefined) throw new Error(`File ${number} was taken: ${error}`);
    const { code, message } = error.body;
    expect(message).toMatch(/\.$/);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  for (let number = 0; number < 1000; number += 4) await Promise.all([0, 1, 2, 3].map((more) => send(number + more)));
  expect([...codes.keys()].sort()).toEqual(['body_too_large', 'photo_unreadable', 'unsupported_media_type']);
  expect(await shop.database.connection.select().from(quotePhotos).all()).toEqual([]);
  expect(existsSync(shop.photoFolder) ? readdirSync(shop.photoFolder) : []).toEqual([]);
});

test('what hangs on a photo is cut off: a page, an archive, a script in its comment', async () => {
  const quote = await requestQuote(shop);
  const photo = await samplePhoto({ width: 200, height: 100 });
  const comment = Buffer.concat([Buffer.from('fffe0020', 'hex'), Buffer.from(page.padEnd(30).slice(0, 30))]);
  const polyglots = [
    Buffer.concat([photo, Buffer.from(page)]),
    Buffer.concat([photo, Buffer.from('PK\x03\x04evil', 'latin1')]),
    Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
  ];
  for (const bytes of polyglots) {
    const params = { code: quote.code, id: randomUUID() };
    const file = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    const { large } = await shop.call('addQuotePhoto', { params, quoteToken: quote.quoteToken, file });
    const { rawPayload, headers } = await shop.server.inject({ url: large });
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(['<script', 'PK\x03\x04', '<!doctype'].filter((text) => rawPayload.includes(text))).toEqual([]);
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
  }
});
