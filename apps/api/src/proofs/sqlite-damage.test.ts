import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Started, start } from '../start';
import { onShopClock } from '../testing/sample-shop';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';

const clock = createTestClock(onShopClock('2026-12-01T10:00'));
const pageBytes = 4096;

let folder: string;
let shopFile: string;
let providerFile: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-damage-'));
  [shopFile, providerFile] = [join(folder, 'tintforge.sqlite'), join(folder, 'stripe-emulator.sqlite')];
  await expectStart();
});

afterAll(() => rmSync(folder, { recursive: true }));

function begin(): Promise<Started> {
  return start({
    environment: { DATA_DIR: folder, WEB_DIST: join(folder, 'none'), LOG_LEVEL: 'silent' },
    clock,
    random: seededRandomness('damage', clock),
    adjust: (config) => ({ ...config, port: 0 }),
  });
}

/** A start on the files as they are, and its end. */
async function expectStart(): Promise<void> {
  const started = await begin();
  if (!started.ok) throw new Error(started.problems.join('\n'));
  await started.running.close();
}

/** The page in the middle of a table, as what a failing disk could leave there. */
function rootPageOf(path: string, table: string): number {
  const sqlite = new Sqlite(path, { readonly: true });
  const page = sqlite.prepare<[string], number>('select rootpage from sqlite_master where name = ?').pluck().get(table);
  sqlite.close();
  return page ?? 0;
}

/** Spoils a page of a file while `task` runs, and puts it right again. */
async function withDamage(path: string, page: number, task: () => Promise<void>): Promise<void> {
  const sound = readFileSync(path);
  const at = (page - 1) * pageBytes;
  write(path, Buffer.alloc(pageBytes, 0xa5), at);
  await task();
  expect(statSync(path).size).toBe(sound.length);
  write(path, sound.subarray(at, at + pageBytes), at);
}

function write(path: string, bytes: Uint8Array, at: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

test.each([
  ['whose first page is spoilt', () => 1],
  ['of which one page in the middle is spoilt', () => rootPageOf(shopFile, 'crew_cells')],
])('on a database %s the server does not start, and says why; with the good page back it does', async (_name, page) => {
  await withDamage(shopFile, page(), async () => {
    expect(await begin()).toEqual({
      ok: false,
      problems: [
        expect.stringMatching(/^The database of the shop is damaged \(.+\)\. Put the last good copy in its place\.$/),
      ],
    });
  });
  await expectStart();
});

test('a damaged file of the local card provider is named, with what to do', async () => {
  await withDamage(providerFile, rootPageOf(providerFile, 'paymentIntents'), async () => {
    expect(await begin()).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^\/.+stripe-emulator\.sqlite is damaged \(.+\)\. Move it away: .+/)],
    });
  });
  await expectStart();
});

test('a database that another program keeps locked is named as that', async () => {
  const other = new Sqlite(shopFile);
  other.exec('begin immediate');
  expect(await begin()).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^The database takes no writes: another program keeps it locked, or its disk/)],
  });
  other.close();
  await expectStart();
});

describe('a shop whose database is gone is not taken for a new one', () => {
  test.each([
    ['is emptied', () => writeFileSync(shopFile, '')],
    ['is away', () => rmSync(shopFile)],
  ])('when its file %s', async (_what, lose) => {
    const sound = readFileSync(shopFile);
    lose();
    const lost = {
      ok: false,
      problems: [expect.stringMatching(/^The database is empty, but .+ has been in use.+Restore/)],
    };
    expect(await begin()).toEqual(lost);
    // Nothing that the first try left makes it look like a shop.
    expect(await begin()).toEqual(lost);
    writeFileSync(shopFile, sound);
    await expectStart();
  });

  test('when it is of another installation', async () => {
    await withChange(`update settings set value = '"another"' where key = 'installation'`, async () => {
      expect(await begin()).toEqual({ ok: false, problems: [expect.stringContaining('to another installation')] });
    });
    await expectStart();
  });

  test('and begins anew once its operator says so', async () => {
    const kept = ['tintforge.sqlite', 'installation.json'].map((name) => join(folder, name));
    const sound = kept.map((path) => readFileSync(path));
    for (const path of kept) rmSync(path);
    await expectStart();
    for (const [index, path] of kept.entries()) writeFileSync(path, sound[index] ?? '');
    await expectStart();
  });
});

test('tables of a newer version stop the start, and stay as they are', async () => {
  const later = `insert into __drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`;
  await withChange(later, async () => {
    expect(await begin()).toEqual({ ok: false, problems: [expect.stringContaining('made by a newer version')] });
  });
  await expectStart();
});

/** Changes the shop's file while `task` runs. */
async function withChange(statement: string, task: () => Promise<void>): Promise<void> {
  const sound = readFileSync(shopFile);
  const sqlite = new Sqlite(shopFile);
  sqlite.exec(statement);
  sqlite.pragma('wal_checkpoint(truncate)');
  sqlite.close();
  await task();
  writeFileSync(shopFile, sound);
}

test('files that others could read in a folder that was there are the owner’s alone after a start', async () => {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  await expectStart();
  const files = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
  expect(files).toEqual(expect.arrayContaining(['installation.json', 'secrets.json', 'tintforge.sqlite']));
  for (const name of files) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
});
