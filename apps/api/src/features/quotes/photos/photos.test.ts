import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuoteReceipt } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quoteEvents, quotePhotos } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { refusal } from '../../../testing/customer';
import { loggedIn } from '../../../testing/logged-in';
import { type S3Store, startS3Store } from '../../../testing/s3-store';
import { sampleHeic, samplePhoto, samplePicture } from '../../../testing/sample-photo';
import { requestQuote } from '../../../testing/sample-quote';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { forgetQuietQuotes } from '../forget-quotes';

let shop: TestShop;
let quote: QuoteReceipt;

beforeEach(async () => {
  shop = await openTestShop();
  quote = await requestQuote(shop);
});
afterEach(() => shop.close());

const minute = 60_000;

const add = (bytes: Buffer, { id = randomUUID() as string, type = 'image/jpeg', of = quote } = {}) =>
  shop.call('addQuotePhoto', {
    params: { code: of.code, id },
    quoteToken: of.quoteToken,
    file: new Blob([new Uint8Array(bytes)], { type }),
  });
const remove = (id: string, of = quote) =>
  shop.call('removeQuotePhoto', { params: { code: of.code, id }, quoteToken: of.quoteToken });
const call = (id: string, caption: string, of = quote) =>
  shop.call('captionQuotePhoto', { params: { code: of.code, id }, quoteToken: of.quoteToken, body: { caption } });
const page = () => shop.call('getQuote', { params: { code: quote.code }, quoteToken: quote.quoteToken });

const look = (url: string) => shop.server.inject({ url });
const rows = () => shop.database.connection.select().from(quotePhotos).all();

/** Names of the files that are there, in folders or not. */
function files(): string[] {
  const folder = shop.photoFolder;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((each) =>
    each.isFile() ? [each.name] : [],
  );
}

/** Removes a photo at each of a few moments of its upload. */
async function expectRemovedOnItsWay(): Promise<void> {
  const sent = await samplePhoto();
  for (const answers of [0, 1, 2, 3]) {
    const id = randomUUID();
    const adding = add(sent, { id }).catch((error: unknown) => error);
    // Each is an answer of the server, while the photo is read and stored.
    for (let count = 0; count < answers; count += 1) await page();
    await remove(id);
    await adding;
    expect((await page()).photos).toEqual([]);
  }
}

describe('a photo of the office', () => {
  const history = async (staff: Awaited<ReturnType<typeof loggedIn>>) =>
    (await staff.staff('getStaffQuote', { params: { code: quote.code } })).history.map(({ kind, by }) => [kind, by]);

  test('is added by whoever works there, for the customer to see, and both are in the history', async () => {
    const desk = await loggedIn(shop, { role: 'office', firstName: 'Front', lastName: 'Desk' });
    const id = randomUUID();
    const params = { code: quote.code, id };
    const file = new Blob([new Uint8Array(await samplePhoto())], { type: 'image/jpeg' });
    await desk.call('addQuotePhoto', { params, file });
    expect((await page()).photos.map((photo) => photo.id)).toEqual([id]);
    await remove(id);
    await desk.call('removeQuotePhoto', { params });
    expect((await page()).photos).toEqual([]);
    expect(await history(desk)).toEqual([
      ['requested', null],
      ['photo-added', 'Front Desk'],
      ['photo-removed', null],
    ]);
  });

  test('is nothing for crews and other customers', async () => {
    for (const role of ['crew', 'customer'] as const) {
      const other = await loggedIn(shop, {
        role,
        username: `other-${role}`,
        regionId: role === 'crew' ? 'tampa' : null,
      });
      const params = { code: quote.code, id: randomUUID() };
      const file = new Blob([new Uint8Array(await samplePhoto())], { type: 'image/jpeg' });
      expect(await refusal(other.call('addQuotePhoto', { params, file }))).toMatchObject({ code: 'unauthorized' });
      expect(await refusal(other.call('removeQuotePhoto', { params }))).toMatchObject({ code: 'unauthorized' });
      const caption = other.call('captionQuotePhoto', { params, body: { caption: 'Mine' } });
      expect(await refusal(caption)).toMatchObject({ code: 'unauthorized' });
    }
  });
});

describe('a photo', () => {
  test('is kept in two sizes, upright, and without a word about camera, place or time', async () => {
    const sent = await samplePhoto({ width: 3000, height: 2000 });
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const photo = await add(sent);
    expect(photo).toMatchObject({ width: 1707, height: 2560 });
    for (const [url, side] of [
      [photo.large, 2560],
      [photo.small, 480],
    ] as const) {
      const answer = await look(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const { format, height, exif, icc, xmp, iptc, orientation, space } = await sharp(answer.rawPayload).metadata();
      expect({ format, height, space }).toEqual({ format: 'jpeg', height: side, space: 'srgb' });
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(answer.rawPayload.includes('Sample')).toBe(false);
    }
  });

  test.each(['png', 'webp'] as const)('may be a %s, whatever it is called', async (format) => {
    await add(await samplePicture(format));
    expect((await page()).photos).toHaveLength(1);
  });

  test.each(['image/heic', 'image/jpeg', 'image/png'])('may be a HEIC that is called %s', async (type) => {
    const { large, width, height } = await add(sampleHeic, { type });
    expect([width, height]).toEqual([120, 80]);
    const { rawPayload } = await look(large);
    const { format, exif, icc } = await sharp(rawPayload).metadata();
    expect([format, exif, icc, rawPayload.includes('Sample')]).toEqual(['jpeg', undefined, undefined, false]);
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 120 + x) * 3, (y * 120 + x) * 3 + 3)];
    const [red, green] = [at(20, 20), at(100, 60)];
    expect([red[0], green[1]].map((value) => Math.round((value ?? 0) / 20))).toEqual([11, 7]);
    expect([red[1], red[2], green[0], green[2]].every((value) => (value ?? 255) < 100)).toBe(true);
  });

  test('is on the page of the request, for customer and staff, and in the history', async () => {
    const photo = await add(await samplePhoto());
    expect((await page()).photos).toEqual([photo]);
    const { staff } = await loggedIn(shop, { role: 'office' });
    const read = await staff('getStaffQuote', { params: { code: quote.code } });
    expect(read.photos).toEqual([photo]);
    expect(read.history.map(({ kind }) => kind)).toEqual(['requested', 'photo-added']);
  });

  test('is for ten minutes at its address, and at no other', async () => {
    const { small, large } = await add(await samplePhoto());
    const other = await add(await samplePhoto());
    const ticket = small.split('/').at(-1) ?? '';
    const wrong = [
      small.replace('small', 'large'),
      other.small.replace(/[^/]+$/, ticket),
      small.replace(/\/\d+\./, '/9999999999999.'),
      small.replace(/[^/]+$/, 'none'),
    ];
    for (const url of wrong) expect([url, (await look(url)).statusCode]).toEqual([url, 404]);
    shop.clock.advance(9 * minute);
    expect((await look(large)).statusCode).toBe(200);
    shop.clock.advance(2 * minute);
    expect((await look(large)).statusCode).toBe(404);
  });

  test('sent again under its id is the same, at once or after a lost answer', async () => {
    const [id, sent] = [randomUUID(), await samplePhoto()];
    const both = await Promise.all([add(sent, { id }), add(sent, { id })]);
    expect(both[0]).toEqual(both[1]);
    expect(await add(sent, { id })).toEqual(both[0]);
    expect([(await rows()).length, files().length]).toEqual([1, 2]);
    const kinds = (await shop.database.connection.select().from(quoteEvents).all()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'photo-added')).toHaveLength(1);
  });

  test('is added by nobody without the link or the account, and under no id of another request’s', async () => {
    const other = await requestQuote(shop, { customerEmail: 'other@tintforge.example' });
    const id = randomUUID();
    await add(await samplePhoto(), { id });
    const stolen = { code: quote.code, quoteToken: other.quoteToken };
    expect(await refusal(add(await samplePhoto(), { of: stolen }))).toMatchObject({ status: 401 });
    expect(await refusal(add(await samplePhoto(), { id, of: other }))).toMatchObject({ status: 404 });
    expect(await refusal(add(await samplePhoto(), { id: '../../photo' }))).toMatchObject({ status: 404 });
    await remove(id, other);
    expect((await page()).photos).toHaveLength(1);
  });

  test('is one of twelve, also when several come at once', async () => {
    const sent = await samplePhoto({ width: 60, height: 40 });
    for (let count = 0; count < 10; count += 1) await add(sent);
    const last = await Promise.allSettled([add(sent), add(sent), add(sent), add(sent)]);
    const refused = last.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.map((error) => detailsOf(error, 'too_many_photos'))).toEqual([{ most: 12 }, { most: 12 }]);
    const { photos } = await page();
    expect([photos.length, files().length]).toEqual([12, 24]);
    await remove(photos[3]?.id ?? '');
    await add(sent);
    expect((await page()).photos).toHaveLength(12);
  });

  test('goes when it is removed, at once from the page and soon from the disk', async () => {
    const { id, small } = await add(await samplePhoto());
    await remove(id);
    await remove(id);
    expect([(await page()).photos, (await look(small)).statusCode]).toEqual([[], 404]);
    await shop.runTidying();
    expect(files()).toEqual([]);
    expect(readdirSync(shop.photoFolder)).toEqual([]);
    shop.clock.advance(61 * minute);
    await shop.runTidying();
    expect(await rows()).toEqual([]);
  });

  test('that is removed while it is on its way is gone from the page, and soon from the disk', async () => {
    await expectRemovedOnItsWay();
    await shop.runTidying();
    expect(files()).toEqual([]);
  });

  test('that is removed before it arrives does not come after, and its removal is forgotten', async () => {
    const [id, sent] = [randomUUID(), await samplePhoto()];
    await remove(id);
    await shop.runTidying();
    expect(await refusal(add(sent, { id }))).toMatchObject({ status: 404 });
    expect([(await page()).photos, files()]).toEqual([[], []]);
    shop.clock.advance(61 * minute);
    await shop.runTidying();
    expect(await rows()).toEqual([]);
    for (let count = 0; count < 60; count += 1) await remove(randomUUID());
    await remove('not-an-id');
    expect(await rows()).toHaveLength(48);
  });

  test('is neither added nor removed once the request is closed', async () => {
    const { id } = await add(await samplePhoto());
    await shop.call('declineQuote', {
      params: { code: quote.code },
      quoteToken: quote.quoteToken,
      body: { reason: 'timing' },
    });
    expect((await refusal(add(await samplePhoto()))).code).toBe('quote_closed');
    expect((await refusal(remove(id))).code).toBe('quote_closed');
    expect((await page()).photos).toHaveLength(1);
  });

  test('goes with the person, when the request is forgotten', async () => {
    const { small } = await add(await samplePhoto());
    const before = shop.clock.now();
    await commit(shop.database, (transaction) => forgetQuietQuotes(transaction, { before, limit: 10 }));
    await shop.runTidying();
    expect([files(), await rows(), (await look(small)).statusCode]).toEqual([[], [], 404]);
  });
});

describe('a caption', () => {
  test('is none at first, is set by customer and office, and the last one stays', async () => {
    const photo = await add(await samplePhoto());
    expect(photo.caption).toBe('');
    const desk = await loggedIn(shop, { role: 'office' });
    const params = { code: quote.code, id: photo.id };
    const read = async () => {
      const forStaff = await desk.staff('getStaffQuote', { params: { code: quote.code } });
      return [...(await page()).photos, ...forStaff.photos].map(({ caption }) => caption);
    };
    expect(await call(photo.id, '  Back window ')).toEqual({ ...photo, caption: 'Back window' });
    expect(await read()).toEqual(['Back window', 'Back window']);
    await desk.call('captionQuotePhoto', { params, body: { caption: 'Rear window, left' } });
    expect(await read()).toEqual(['Rear window, left', 'Rear window, left']);
    await call(photo.id, '');
    expect(await read()).toEqual(['', '']);
  });

  test('is of its photo alone, and stays when the photo is sent again', async () => {
    const [sent, id] = [await samplePhoto(), randomUUID()];
    await add(sent, { id });
    const other = await add(sent);
    await call(id, 'Front');
    expect((await page()).photos.map(({ caption }) => caption)).toEqual(['Front', '']);
    expect(await add(sent, { id })).toMatchObject({ id, caption: 'Front' });
    expect(other.caption).toBe('');
  });

  test('is set by nobody without the link, nor by the link of another request', async () => {
    const { id } = await add(await samplePhoto());
    const other = await requestQuote(shop, { customerEmail: 'other@tintforge.example' });
    const stolen = { code: quote.code, quoteToken: other.quoteToken };
    expect(await refusal(call(id, 'Mine', stolen))).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await refusal(call(id, 'Mine', other))).toMatchObject({ status: 404, code: 'not_found' });
    expect((await page()).photos[0]?.caption).toBe('');
  });

  test('is one line of at most 120 characters once it is trimmed', async () => {
    const { id } = await add(await samplePhoto());
    await call(id, ` ${'a'.repeat(120)} `);
    expect(await refusal(call(id, 'b'.repeat(121)))).toMatchObject({ status: 400, code: 'invalid_value' });
    expect(await refusal(call(id, 'two\nlines'))).toMatchObject({ status: 400, code: 'invalid_characters' });
    expect((await page()).photos[0]?.caption).toBe('a'.repeat(120));
  });

  test('that is a script is text', async () => {
    const { id } = await add(await samplePhoto());
    const script = '<script>alert(1)</script> "\'; drop table quotes; --';
    await call(id, script);
    expect((await page()).photos[0]?.caption).toBe(script);
  });

  test('is refused for a photo that was removed or never there, and goes with it at once', async () => {
    const { id } = await add(await samplePhoto());
    await call(id, 'Back window');
    await remove(id);
    expect((await rows()).map(({ status, caption }) => [status, caption])).toEqual([['leaving', '']]);
    for (const gone of [id, randomUUID(), 'none'])
      expect(await refusal(call(gone, 'Front'))).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('is refused once the request is closed, and is still read', async () => {
    const { id } = await add(await samplePhoto());
    await call(id, 'Back window');
    const { code, quoteToken } = quote;
    await shop.call('declineQuote', { params: { code }, quoteToken, body: { reason: 'timing' } });
    expect((await refusal(call(id, 'Front'))).code).toBe('quote_closed');
    expect((await page()).photos[0]?.caption).toBe('Back window');
  });

  test('goes with the person, when the request is forgotten', async () => {
    const { id } = await add(await samplePhoto());
    await call(id, 'My house');
    const before = shop.clock.now();
    await commit(shop.database, (transaction) => forgetQuietQuotes(transaction, { before, limit: 10 }));
    expect((await rows()).map(({ caption }) => caption)).toEqual(['']);
  });
});

describe('a store that is away', () => {
  test('is busy, and the same photo is there once it is back', async () => {
    const [id, sent] = [randomUUID(), await samplePhoto()];
    // A file where the folder should be.
    writeFileSync(shop.photoFolder, '');
    expect(await refusal(add(sent, { id }))).toMatchObject({ status: 503, code: 'busy' });
    expect((await page()).photos).toEqual([]);
    rmSync(shop.photoFolder);
    const photo = await add(sent, { id });
    expect((await page()).photos).toEqual([photo]);
    expect(shop.log.lines.filter((line) => line.includes('a photo couldn’t be stored'))).toHaveLength(1);
  });

  test('leaves no place taken by what never came', async () => {
    writeFileSync(shop.photoFolder, '');
    await refusal(add(await samplePhoto()));
    rmSync(shop.photoFolder);
    await shop.runTidying();
    expect(await rows()).toHaveLength(1);
    shop.clock.advance(61 * minute);
    await shop.runTidying();
    expect(await rows()).toEqual([]);
    expect(shop.log.lines.filter((line) => line.includes('a photo couldn’t be stored'))).toHaveLength(1);
  });
});

describe('photos in a bucket', () => {
  let store: S3Store;

  beforeEach(async () => {
    store = await startS3Store();
    await shop.close();
    shop = await openTestShop({ config: { photos: { kind: 's3', ...store.bucket } } });
    quote = await requestQuote(shop);
  });
  afterEach(() => store.close());

  test('are added, shown and removed, and no folder is made', async () => {
    const { id, small, large } = await add(await samplePhoto());
    expect([(await look(small)).statusCode, (await look(large)).headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(store.objects.size).toBe(2);
    await remove(id);
    await shop.runTidying();
    expect([store.objects.size, existsSync(shop.photoFolder)]).toEqual([0, false]);
  });

  test('that are removed while they are on their way leave nothing', async () => {
    await expectRemovedOnItsWay();
    await shop.runTidying();
    expect(store.objects.size).toBe(0);
  });

  test('that the store keeps after it was given up are removed an hour later', async () => {
    const { id } = await add(await samplePhoto());
    const late = [...store.objects];
    await remove(id);
    await shop.runTidying();
    for (const [name, bytes] of late) store.objects.set(name, bytes);
    shop.clock.advance(61 * minute);
    await shop.runTidying();
    expect([store.objects.size, await rows()]).toEqual([0, []]);
  });

  test('whose store is away are busy, to be added and to be seen, and nothing of the request is lost', async () => {
    const [id, sent] = [randomUUID(), await samplePhoto()];
    const { small } = await add(sent);
    const away = { status: 503, code: 'busy' };
    store.mishaps.push(503, 503, 503);
    expect(await refusal(add(sent, { id }))).toMatchObject(away);
    store.mishaps.push(503, 503, 503);
    expect((await look(small)).statusCode).toBe(503);
    expect((await page()).photos).toHaveLength(1);
    await add(sent, { id });
    expect((await page()).photos).toHaveLength(2);
    expect(shop.log.lines.filter((line) => line.includes('The store answered 503'))).toHaveLength(2);
  });

  test('that are leaving stay in the rows until the store has let them go', async () => {
    const { id } = await add(await samplePhoto());
    await remove(id);
    store.mishaps.push(503, 503, 503);
    await expect(shop.runTidying()).rejects.toThrow('The store answered 503');
    expect((await rows()).map(({ width }) => width > 0)).toEqual([true]);
    await shop.runTidying();
    expect(store.objects.size).toBe(0);
  });
});

test('a file without its row is nothing, and a row without its file says so', async () => {
  const { small } = await add(await samplePhoto());
  for (const name of files()) rmSync(join(shop.photoFolder, (await rows())[0]?.quoteId ?? '', name));
  expect((await look(small)).statusCode).toBe(404);
});
