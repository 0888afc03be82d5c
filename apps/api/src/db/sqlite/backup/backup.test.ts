import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { localMoment } from '@tintforge/content/clock';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../../../environment';
import { type Acknowledged, freeStarts, lookUp, runBuyers } from '../../../proofs/kills/buyers';
import { freePort } from '../../../testing/free-port';
import { bundlePrograms } from '../../../testing/server-process';
import { makeTestFolder } from '../../../testing/test-folder';
import { copiedTables } from '../../copy/copied-tables';
import { digestOf } from '../../copy/read-table';
import { openSqlite } from '../open-sqlite';
import { backupCommand, restoreCommand } from './commands';

/** The commands and the server, each as one file. */
let programs: Record<string, string>;

let folder: string;
let dataDir: string;
let copies: string;
let server: { origin: string; stop(): Promise<void> };
let sold: Acknowledged[];
/** Data acknowledged when the first copy was started. */
let soldBefore: Acknowledged[];

/** A real process from its source, with these variables and no others of its kind. */
function launch(source: string, args: readonly string[], environment: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [programs[source] ?? '', ...args], {
    env: { PATH, ...environment },
    stdio: 'pipe',
  });
}

/** A command in a separate process: its exit code, and all its output. */
async function runAlone(source: string, args: readonly string[]) {
  const child = launch(source, args, { DATA_DIR: dataDir });
  let [out, error] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (error += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, out, error };
}

const commands = { backup: backupCommand, restore: restoreCommand };

/** Output of a command, called with these variables and no others. */
async function run(
  name: keyof typeof commands,
  args: readonly string[],
  environment: Environment = { DATA_DIR: dataDir },
) {
  return commands[name]({ args, environment, now: Date.parse('2026-12-01T15:00:00Z') });
}

async function serve(data: string) {
  const port = String(await freePort());
  const environment = { DATA_DIR: data, PORT: port, WEB_DIST: join(folder, 'none'), TRUST_PROXY: '127.0.0.1' };
  const child = launch('server.ts', [], environment);
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const copiesMade = () =>
  readdirSync(copies)
    .filter((name) => name.endsWith('.sqlite'))
    .sort();
const pathOf = (name = '') => join(copies, name);

// One shop sells while it is copied; everything below is about these copies.
beforeAll(async () => {
  folder = makeTestFolder('backup');
  dataDir = join(folder, 'data');
  copies = join(folder, 'copies');
  mkdirSync(copies);
  programs = await bundlePrograms(['server.ts', 'backup.ts', 'restore.ts'], 'backup');
  server = await serve(dataDir);
  const { origin } = server;
  sold = [];
  soldBefore = [];
  const starts = (await freeStarts(origin, { today: localMoment(Date.now()).date })).slice(0, 120);
  const made: ReturnType<typeof runAlone>[] = [];
  await runBuyers({
    origin,
    starts,
    count: 6,
    acknowledge(what) {
      sold.push(what);
      if (made.length > 0 || sold.length < 20) return;
      soldBefore = [...sold];
      made.push(runAlone('backup.ts', ['--to', join(copies, 'busy.sqlite')]));
    },
  });
  expect(await made[0]).toMatchObject({ code: 0, error: '', out: expect.stringMatching(/^Done: /) });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('a copy made while bookings come in', () => {
  let copy: Sqlite.Database;
  beforeAll(() => {
    copy = new Sqlite(pathOf('busy.sqlite'), { readonly: true });
  });
  afterAll(() => void copy.close());
  const all = <Row>(text: string) => copy.prepare<[], Row>(text).all();

  test('has what had been told before, and less than what was sold in the end', () => {
    const codes = all<{ code: string; status: string }>('select tracking_code as code, status from bookings');
    for (const { booking, as } of soldBefore) {
      const found = codes.find(({ code }) => code === booking.trackingCode);
      expect(found?.status).toMatch(as === 'confirmed' ? /^confirmed$/ : /^(pending|confirmed)$/);
    }
    const inAll = new Set(sold.map(({ booking }) => booking.trackingCode)).size;
    const inCopy = sold.filter(({ booking }) => codes.some(({ code }) => code === booking.trackingCode));
    expect(new Set(inCopy.map(({ booking }) => booking.trackingCode)).size).toBeLessThan(inAll);
  });

  test('is of one moment: each booking has its half hours, its lines their sum, its payment its money', () => {
    expect(
      all(`select tracking_code from bookings b where customer_email like 'buyer%' and (status in ('pending', 'confirmed'))
        <> exists (select 1 from crew_cells where booking_id = b.id)`),
    ).toEqual([]);
    expect(
      all(`select tracking_code from bookings b where total_cents
        <> (select sum(value ->> 'amountCents') from json_each(b.lines))`),
    ).toEqual([]);
    expect(
      all(`select tracking_code from bookings b where customer_email like 'buyer%' and (status = 'confirmed')
        <> exists (select 1 from payments where booking_id = b.id and status = 'succeeded' and received_cents = b.total_cents)`),
    ).toEqual([]);
    expect(
      all(`select tracking_code from bookings b where customer_email like 'buyer%' and (status = 'confirmed')
        <> exists (select 1 from outbox where booking_id = b.id and kind = 'booking-confirmed')`),
    ).toEqual([]);
  });

  test('is whole, one file, and its owner’s alone', () => {
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(copy.pragma('foreign_key_check')).toEqual([]);
    expect(readdirSync(copies).filter((name) => name.startsWith('busy'))).toEqual(['busy.secrets.json', 'busy.sqlite']);
    for (const name of ['busy.sqlite', 'busy.secrets.json']) expect(statSync(pathOf(name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(pathOf('busy.secrets.json'))).toEqual(readFileSync(join(dataDir, 'secrets.json')));
  });
});

describe('copies in a folder', () => {
  test('are named after their time and schema, and so many stay as are to be kept; nothing else is touched', async () => {
    const old = ['tintforge-20200101T000000Z-schema3.sqlite', 'tintforge-20210101T000000Z-schema3.sqlite'];
    for (const name of [...old, 'tintforge-20200101T000000Z-schema3.secrets.json', 'tintforge-of-mine.sqlite'])
      writeFileSync(pathOf(name), '');
    const { isDone, text: out } = await run('backup', ['--to', copies, '--keep', '2']);
    expect(isDone).toBe(true);
    expect(out).toMatch(
      /^Done: .*tintforge-\d{8}T\d{6}Z-schema\d+\.sqlite, \d+ rows, \d+ bytes, checked\. Its secrets are in /,
    );
    expect(out).toContain(`Deleted: ${old[0]}.`);
    expect(copiesMade()).toEqual([
      'busy.sqlite',
      old[1],
      expect.stringMatching(/^tintforge-20261201T150000Z-schema/),
      'tintforge-of-mine.sqlite',
    ]);
    expect(existsSync(pathOf('tintforge-20200101T000000Z-schema3.secrets.json'))).toBe(false);
    rmSync(pathOf(old[1]));
    rmSync(pathOf('tintforge-of-mine.sqlite'));
  });

  test.each<[string, string[], Record<string, string> | undefined, RegExp]>([
    ['without a place', [], undefined, /^Missing target: --to/],
    ['to a file that is there', ['--to', 'busy.sqlite'], undefined, /busy\.sqlite already exists/],
    ['to a folder that is not', ['--to', 'nowhere/'], undefined, /^There is no folder .*nowhere/],
    ['keeping none', ['--to', '.', '--keep', '0'], undefined, /^Missing target/],
    ['keeping some of one file', ['--to', 'x.sqlite', '--keep', '2'], undefined, /--keep needs a folder/],
    ['of a shop that is not there', ['--to', '.'], { DATA_DIR: '/nowhere' }, /^There is no database \/nowhere/],
    [
      'of a PostgreSQL server',
      ['--to', '.'],
      { DATABASE_URL: 'postgres://u:pass-word@h/n' },
      /pg_dump --format=custom/,
    ],
  ])('%s nothing is copied, and the command says why', async (_name, args, environment, problem) => {
    const before = readdirSync(copies);
    const inCopies = args.map((arg, index) => (args[index - 1] === '--to' ? pathOf(arg) : arg));
    const { isDone, text } = await run('backup', inCopies, environment);
    expect([isDone, text]).toEqual([false, expect.stringMatching(problem)]);
    expect(text).not.toContain('pass-word');
    expect(readdirSync(copies)).toEqual(before);
  });
});

describe('a copy brought back', () => {
  let fresh: string;
  beforeAll(() => {
    fresh = join(folder, 'fresh');
  });

  const digests = async (path: string) => {
    const database = openSqlite(path);
    const all: Record<string, string> = {};
    for (const table of copiedTables()) all[table.name] = await digestOf(database.connection, table);
    await database.close();
    return all;
  };

  test('is the same to the last value, and a server that starts on it opens the links that were given out', async () => {
    const { isDone, text } = await run('restore', ['--from', pathOf('busy.sqlite')], { DATA_DIR: fresh });
    expect(isDone).toBe(true);
    expect(text).toMatch(/^Done: .*tintforge\.sqlite, \d+ rows, checked\. Its secrets are in their place\.$/);
    const twin = join(folder, 'twin.sqlite');
    copyFileSync(pathOf('busy.sqlite'), twin);
    expect(await digests(join(fresh, 'tintforge.sqlite'))).toEqual(await digests(twin));
    const restored = await serve(fresh);
    try {
      const [first] = soldBefore;
      if (first === undefined) throw new Error('Nothing was sold');
      expect(await lookUp(restored.origin, first)).toMatchObject({ trackingCode: first.booking.trackingCode });
    } finally {
      await restored.stop();
    }
  });

  test('does not take the place of what is there, unless it is told to; that is then set aside', async () => {
    const there = join(fresh, 'tintforge.sqlite');
    const from = ['--from', pathOf('busy.sqlite')];
    const refused = await run('restore', from, { DATA_DIR: fresh });
    expect(refused).toEqual({ isDone: false, text: `${there} already exists. --replace sets it aside.` });
    const before = await digests(there);
    const replaced = await run('restore', [...from, '--replace'], { DATA_DIR: fresh });
    expect(replaced.isDone).toBe(true);
    const [aside = ''] = readdirSync(fresh).filter((name) => name.startsWith('tintforge.sqlite.replaced-'));
    expect(replaced.text).toContain(aside);
    expect(await digests(join(fresh, aside))).toEqual(before);
  });

  test('is refused while a server is at work there', async () => {
    const { code, out, error } = await runAlone('restore.ts', ['--from', pathOf('busy.sqlite'), '--replace']);
    expect([code, out, error]).toEqual([
      1,
      '',
      'A server or another program is using the data folder. Stop it first.\n',
    ]);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
    expect(readdirSync(dataDir).filter((name) => /replaced|restored|partial/.test(name))).toEqual([]);
  });

  test('with the secrets of another installation needs to be told so', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'secrets.json'), '{}');
    const from = ['--from', pathOf('busy.sqlite')];
    const refused = await run('restore', from, { DATA_DIR: other });
    expect(refused).toEqual({ isDone: false, text: expect.stringContaining('belongs to another installation') });
    expect(await run('restore', [...from, '--replace'], { DATA_DIR: other })).toMatchObject({ isDone: true });
    expect(readFileSync(join(other, 'secrets.json'))).toEqual(readFileSync(pathOf('busy.secrets.json')));
  });

  test.each<[string, (path: string) => void, RegExp]>([
    ['bytes in its middle are others', (path) => spoil(path), /is damaged|can’t be read/],
    [
      'its end is missing',
      (path) => writeFileSync(path, readFileSync(path).subarray(0, 40_000)),
      /is damaged|can’t be read/,
    ],
    ['it is no database', (path) => writeFileSync(path, 'a letter to a friend'.repeat(100)), /can’t be read/],
    ['it is another database', (path) => otherDatabase(path), /isn’t a shop database/],
    ['a row refers to nothing', (path) => orphan(path), /refer to nothing/],
    ['a newer version made it', (path) => newer(path), /was made by a newer version/],
  ])('is refused when %s', async (_name, harm, problem) => {
    const [broken, target] = [join(folder, 'broken.sqlite'), join(folder, 'untouched')];
    copyFileSync(pathOf('busy.sqlite'), broken);
    harm(broken);
    const { isDone, text } = await run('restore', ['--from', broken], { DATA_DIR: target });
    expect([isDone, text]).toEqual([false, expect.stringMatching(problem)]);
    expect(text.startsWith(broken)).toBe(true);
    expect(readdirSync(target)).toEqual([]);
  });

  test.each<[string, string[], Record<string, string> | undefined, RegExp]>([
    ['without a copy', [], undefined, /^Usage: --from/],
    ['from a file that is not there', ['--from', '/nowhere.sqlite'], undefined, /^There is no file/],
    ['to a PostgreSQL server', ['--from', 'x'], { DATABASE_URL: 'postgres://u:pass-word@h/n' }, /pg_restore/],
  ])('%s nothing is brought back, and the command says why', async (_name, args, environment, problem) => {
    const { isDone, text } = await run('restore', args, environment);
    expect([isDone, text]).toEqual([false, expect.stringMatching(problem)]);
    expect(text).not.toContain('pass-word');
  });
});

function spoil(path: string): void {
  const bytes = readFileSync(path);
  for (let at = 8_192; at < bytes.length; at += 4_096) bytes.fill(0x5a, at, at + 64);
  writeFileSync(path, bytes);
}

function otherDatabase(path: string): void {
  rmSync(path);
  new Sqlite(path).exec('create table songs (name text)').close();
}

function orphan(path: string): void {
  const sqlite = new Sqlite(path);
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec(`delete from bookings where id = (select booking_id from payments limit 1)`);
  sqlite.close();
}

function newer(path: string): void {
  new Sqlite(path).exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 9e12)`).close();
}
