import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuotePhoto, QuoteReceipt } from '@tintforge/api-contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../../../testing/customer';
import { execute } from '../../../testing/raw-sql';
import { samplePhoto } from '../../../testing/sample-photo';
import { addPhoto, requestQuote } from '../../../testing/sample-quote';
import { sqliteOf } from '../../../testing/sqlite-of';
import { makeTestFolder } from '../../../testing/test-folder';
import { openTestShop, type TestShop } from '../../../testing/test-shop';
import { exemptOrder } from '../../../testing/tint-order';
import { backupCommand, restoreCommand } from './commands';

let shop: TestShop;
let quote: QuoteReceipt;
let folder: string;
let dataDir: string;
let copies: string;
let hour = 0;

beforeEach(async () => {
  shop = await openTestShop();
  quote = await requestQuote(shop);
  folder = makeTestFolder('photo-copies');
  dataDir = join(folder, 'data');
  copies = join(folder, 'copies');
  mkdirSync(copies);
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** The data folder as a server would have it now. */
function layDown() {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'tintforge.sqlite'), sqliteOf(shop.database).serialize());
  if (existsSync(shop.photoFolder)) cpSync(shop.photoFolder, join(dataDir, 'photos'), { recursive: true });
}

function backUp(args: readonly string[] = [], environment: Record<string, string> = {}) {
  layDown();
  hour += 1;
  const now = Date.parse('2026-12-01T15:00:00Z') + hour * 3_600_000;
  return backupCommand({
    args: ['--to', `${copies}/`, ...args],
    environment: { DATA_DIR: dataDir, ...environment },
    now,
  });
}

function restore(into: string, args: readonly string[] = []) {
  const from = join(copies, databases().at(-1) ?? '');
  return restoreCommand({
    args: ['--from', from, ...args],
    environment: { DATA_DIR: into },
    now: Date.parse('2026-12-03T15:00:00Z'),
  });
}

const databases = () =>
  readdirSync(copies)
    .filter((name) => name.endsWith('.sqlite'))
    .sort();

/** Photos of which both sizes are in a folder. */
function photosIn(place: string): string[] {
  if (!existsSync(place)) return [];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  const ids = names.flatMap((name) => /([\w-]{36})-small\.jpg$/.exec(name)?.[1] ?? []);
  return ids.filter((id) => names.some((name) => name.endsWith(`${id}-large.jpg`))).sort();
}

async function remove({ id }: QuotePhoto) {
  await shop.call('removeQuotePhoto', { params: { code: quote.code, id }, quoteToken: quote.quoteToken });
  await shop.runTidying();
}

describe('a backup into a folder', () => {
  test('has the photos, each once, readable by its owner alone', async () => {
    const first = await addPhoto(shop, quote);
    expect(await backUp()).toEqual({
      isDone: true,
      text: expect.stringMatching(/ Photos: 1, of which 1 are new here\.$/),
    });
    const second = await addPhoto(shop, quote);
    const copied = join(copies, 'photos');
    const before = statSync(join(copied, readdirSync(copied)[0] ?? '', `${first.id}-large.jpg`));
    expect(await backUp()).toEqual({
      isDone: true,
      text: expect.stringMatching(/ Photos: 2, of which 1 are new here\.$/),
    });
    expect(photosIn(copied)).toEqual([first.id, second.id].sort());
    const after = statSync(join(copied, readdirSync(copied)[0] ?? '', `${first.id}-large.jpg`));
    expect([after.mtimeMs, after.ino, after.mode & 0o777]).toEqual([before.mtimeMs, before.ino, 0o600]);
  });

  test('has the photos of certificates, until the exemption is erased', async () => {
    const { booking, manageToken } = await book(shop, { tint: exemptOrder() });
    const id = randomUUID();
    await shop.call('addCertificatePhoto', {
      params: { code: booking.trackingCode, number: 1, id },
      bookingToken: manageToken,
      file: new Blob([new Uint8Array(await samplePhoto())], { type: 'image/jpeg' }),
    });
    await backUp(['--keep', '1']);
    expect(photosIn(join(copies, 'photos'))).toEqual([id]);
    const fresh = join(folder, 'fresh');
    expect(restore(fresh).text).toContain(' Photos: 1, of which 1 are new here.');
    expect(photosIn(join(fresh, 'photos'))).toEqual([id]);
    await execute(shop, 'update bookings set exemption = null');
    await backUp(['--keep', '1']);
    expect(photosIn(join(copies, 'photos'))).toEqual([]);
  });

  test('says nothing of photos where there are none, or where they are in a bucket', async () => {
    expect((await backUp()).text).not.toContain('Photos');
    await addPhoto(shop, quote);
    expect((await backUp([], { PHOTO_STORE: 's3' })).text).not.toContain('Photos');
    expect(photosIn(join(copies, 'photos'))).toEqual([]);
  });

  test('keeps a photo as long as a copy names it', async () => {
    const removed = await addPhoto(shop, quote);
    const kept = await addPhoto(shop, quote);
    await backUp(['--keep', '2']);
    await remove(removed);
    await backUp(['--keep', '2']);
    expect(photosIn(join(copies, 'photos'))).toEqual([removed.id, kept.id].sort());
    await backUp(['--keep', '2']);
    expect(photosIn(join(copies, 'photos'))).toEqual([kept.id]);
  });

  test('deletes no photo while a file is there that can’t be read', async () => {
    const removed = await addPhoto(shop, quote);
    await backUp(['--keep', '1']);
    writeFileSync(join(copies, 'of-another-tool.sqlite'), 'no database');
    await remove(removed);
    await backUp(['--keep', '1']);
    expect(photosIn(join(copies, 'photos'))).toEqual([removed.id]);
  });

  test('says which photos have no files', async () => {
    await addPhoto(shop, quote);
    rmSync(shop.photoFolder, { recursive: true });
    expect((await backUp()).text).toMatch(/ Photos without their files: 1\.$/);
  });
});

test('a copy in a file is the database alone', async () => {
  await addPhoto(shop, quote);
  layDown();
  const to = join(copies, 'mine.sqlite');
  const { text } = await backupCommand({ args: ['--to', to], environment: { DATA_DIR: dataDir }, now: 0 });
  expect(text).not.toContain('Photos');
  expect(readdirSync(copies)).toEqual(['mine.sqlite']);
});

describe('a copy brought back', () => {
  test('has its photos, byte by byte, also where nothing was', async () => {
    const { id } = await addPhoto(shop, quote);
    await backUp();
    const fresh = join(folder, 'fresh');
    expect(restore(fresh)).toEqual({
      isDone: true,
      text: expect.stringContaining(' Photos: 1, of which 1 are new here.'),
    });
    expect(photosIn(join(fresh, 'photos'))).toEqual([id]);
    const nameOf = (place: string) =>
      join(place, 'photos', readdirSync(join(place, 'photos'))[0] ?? '', `${id}-large.jpg`);
    expect(readFileSync(nameOf(fresh))).toEqual(readFileSync(nameOf(dataDir)));
  });

  test('takes what is there already, and leaves no photo in place that it doesn’t name', async () => {
    const inCopy = await addPhoto(shop, quote);
    await backUp();
    const since = await addPhoto(shop, quote);
    layDown();
    rmSync(join(copies, 'photos'), { recursive: true });
    const { text } = restore(dataDir, ['--replace']);
    expect(text).toMatch(/ Photos: 1, of which 1 are new here\. Set aside: .*photos\.replaced-20261203T150000Z/);
    expect(photosIn(join(dataDir, 'photos'))).toEqual([inCopy.id]);
    expect(photosIn(join(dataDir, 'photos.replaced-20261203T150000Z'))).toEqual([inCopy.id, since.id].sort());
  });

  test('is the tables alone for a trial', async () => {
    await addPhoto(shop, quote);
    await backUp();
    const fresh = join(folder, 'fresh');
    expect(restore(fresh, ['--without-photos']).text).not.toContain('Photos');
    expect(existsSync(join(fresh, 'photos'))).toBe(false);
  });
});
