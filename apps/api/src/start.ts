import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@tintforge/content';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { buildApp } from './app';
import { type Config, type LoadedConfig, loadConfig } from './config';
import type { Database } from './db/client';
import { findLostShop, markInstallation } from './db/installation';
import { openDatabase } from './db/open';
import { OtherTables } from './db/other-tables';
import { seed } from './db/seed';
import { isBusy, isRefused } from './db/sqlite/failures';
import { findDamage } from './db/sqlite/find-damage';
import { DatabaseBusy } from './db/unit-of-work';
import { bookDemoAppointments } from './demo-appointments';
import { payDemoBookings } from './demo-payments';
import { makeDemoQuotes } from './demo-quotes';
import type { Environment } from './environment';
import { type EnsuredAdmin, ensureAdmin } from './features/accounts';
import { allJobs, createJobMetrics, createScheduler, type Job } from './jobs';
import type { Clock } from './platform/clock';
import { makePrivateFile, prepareDataFolder } from './platform/data-folder';
import { type EmulatorHost, openEmulatorHost } from './platform/emulator';
import { BadSecrets, openInstallSecrets } from './platform/install-secrets';
import { logOptions } from './platform/logging';
import { oneAtATime } from './platform/one-at-a-time';
import type { Randomness } from './platform/randomness';
import { emulatorFile } from './platform/run-emulator';
import { createStripeClient } from './platform/stripe-client';

/** Next to this folder, in the sources as in the build. */
const defaultDist = {
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  office: fileURLToPath(new URL('../../office/dist', import.meta.url)),
};

export interface StartOptions {
  environment: Environment;
  clock: Clock;
  random: Randomness;
  /** Changes settings that no variable names, such as limits, for a test. */
  adjust?: (config: Config) => Config;
  /** Destination of log lines; standard output by default. */
  logStream?: DestinationStream;
  /** For a try on data that others depend on: it answers, but begins nothing on its own, no job and no webhook. */
  isTrial?: boolean;
}

/** A server at work. */
export interface Running {
  config: Config;
  /** Origin for this computer. */
  address: string;
  jobs: readonly Job[];
  /** The card provider's stand-in; absent when the real one is used. */
  emulator: EmulatorHost | undefined;
  log: FastifyBaseLogger;
  /** Accepts nothing new, gives what is under way a few seconds to finish, stops jobs and emulator, closes the database. */
  close(): Promise<void>;
}

/** A server at work, or why it did not start, a sentence each. */
export type Started = { ok: true; running: Running } | { ok: false; problems: string[] };

/** The life of a server: configuration, database, card provider, app, port, jobs; and the way back. */
export async function start({
  environment,
  clock,
  random,
  adjust = (config) => config,
  logStream = standardOutput,
  isTrial = false,
}: StartOptions): Promise<Started> {
  const loaded = load({ environment, random });
  if (!loaded.ok) return loaded;
  const config = adjust(loaded.config);
  const unusable = prepareDataFolder(config.dataDir);
  if (unusable !== undefined) return { ok: false, problems: [unusable] };
  if (config.payments.mode === 'emulator') makePrivateFile(emulatorFile(config.dataDir));
  const damages = damagesOf(config);
  if (damages.length > 0) return { ok: false, problems: damages };
  const database = await openDatabase(config.database);
  if (!(await database.isReachable())) {
    await database.close();
    return {
      ok: false,
      problems: ['The database at DATABASE_URL can’t be reached. Is it running, and is the address right?'],
    };
  }
  try {
    return await startOn(database, { config, clock, random, logStream, isTrial });
  } catch (error) {
    if (database.isOpen()) await database.close();
    if (error instanceof OtherTables) return { ok: false, problems: [error.message] };
    if (!(error instanceof DatabaseBusy || isBusy(error) || isRefused(error) || isDiskRefusal(error))) throw error;
    return { ok: false, problems: [takesNoWrites] };
  }
}

/**
 * The default stream of log lines. The logger's own would end the process on a full disk, or wait at its exit until there is
 * room; this one drops the line (`server.ts` listens for the errors).
 */
const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };

/** The configuration. One that keeps secrets in its data folder reads them on the way. */
function load({ environment, random }: Pick<StartOptions, 'environment' | 'random'>): LoadedConfig {
  let unusable: string | undefined;
  const installSecrets = (dataDir: string) => {
    unusable = prepareDataFolder(dataDir);
    return unusable === undefined ? openInstallSecrets(dataDir, random) : noSecrets;
  };
  try {
    const loaded = loadConfig({ environment, installSecrets, defaultDist });
    return unusable === undefined ? loaded : { ok: false, problems: [unusable] };
  } catch (error) {
    if (!(error instanceof BadSecrets)) throw error;
    return { ok: false, problems: [error.message] };
  }
}

/** In place of the secrets of an unusable folder, with which nothing starts. */
const noSecrets = { appSecret: '', emulator: { secretKey: '', publishableKey: '', webhookSecret: '' } };

const takesNoWrites =
  'The database takes no writes: another program keeps it locked, or its disk is full or write-protected. Fix that and start again.';

/** A disk that is full, over its quota or write-protected, of a file that is not the database's. */
function isDiskRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));
}

/** Files that can no longer be written, a sentence each. */
function damagesOf({ database, payments, dataDir }: Config): string[] {
  const shop = database.engine === 'sqlite' ? findDamage(database.path) : undefined;
  const provider = payments.mode === 'emulator' ? findDamage(emulatorFile(dataDir)) : undefined;
  return [
    ...(shop === undefined
      ? []
      : [`The database of the shop is damaged (${shop}). Put the last good copy in its place.`]),
    ...(provider === undefined
      ? []
      : [
          `${emulatorFile(dataDir)} is damaged (${provider}). Move it away: the local card provider then starts over and forgets what was paid with it.`,
        ]),
  ];
}

/** The rest of the start, on a database that responds. */
async function startOn(
  database: Database,
  {
    config,
    clock,
    random,
    logStream,
    isTrial,
  }: Pick<StartOptions, 'clock' | 'random'> & {
    config: Config;
    logStream: DestinationStream;
    isTrial: boolean;
  },
): Promise<Started> {
  const isDemo = config.mode === 'demo';
  const owner = random.uuid();
  const prepared = await oneAtATime(join(config.dataDir, 'start.lock'), async () => {
    await database.migrate();
    const lost = await findLostShop(database, config.dataDir);
    if (lost !== undefined) return { problem: lost };
    const { freeDemoRegionId: freeRegionId } = config;
    const isSeededNow = await seed(database, { catalogue, clock, random, isDemo, freeRegionId });
    const ensured = await ensureAdmin({ database, clock, random }, config);
    await markInstallation(database, { dataDir: config.dataDir, random });
    return { isNew: isSeededNow, admin: ensured };
  });
  if ('problem' in prepared) {
    await database.close();
    return { ok: false, problems: [prepared.problem] };
  }
  const { isNew, admin } = prepared;
  if (admin.kind === 'name-taken') {
    await database.close();
    return { ok: false, problems: ['ADMIN_USERNAME is the name of a customer or of staff. Choose another one.'] };
  }

  const usesEmulator = config.payments.mode === 'emulator';
  const log = pino(logOptions(config), logStream);
  tellMadeUpPassword(log, admin);
  const emulator = usesEmulator ? await openEmulatorHost({ config, database, clock, random, owner, log }) : undefined;
  const { secretKey } = config.payments;
  const stripe = createStripeClient({ secretKey, ...(emulator !== undefined && { httpClient: emulator.httpClient }) });

  let isStarted = false;
  const { server, metrics, ...contexts } = await buildApp({
    config,
    database,
    clock,
    random,
    stripe,
    emulator: emulator?.door,
    logStream,
    isStarted: () => isStarted,
  }).catch(async (error: unknown) => {
    await emulator?.close();
    throw error;
  });
  const jobs = allJobs(contexts);
  const jobMetrics = createJobMetrics({ clock, jobs });
  metrics.add(jobMetrics.metrics);
  const scheduler = createScheduler({ database, clock, owner, random, log: server.log, jobs, onRan: jobMetrics.ran });

  /** Calls to a mail server, a calendar, a bucket or the card provider that take longer continue after the next start. */
  async function close(): Promise<void> {
    const isClosed = new AbortController();
    const { closingMs } = config.limits.connections;
    const late = wait(closingMs, undefined, { signal: isClosed.signal }).catch(() => undefined);
    const served = server.close();
    await Promise.all([scheduler.stop(late), Promise.race([served, late])]);
    server.server.closeAllConnections();
    await served;
    contexts.mails.transport.close();
    await emulator?.close();
    await database.close();
    isClosed.abort();
  }

  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    return { ok: false, problems: [cannotListen(error, config)] };
  }
  const address = loopbackAddress(server);
  try {
    if (!isTrial) {
      emulator?.deliverTo(`${address}/api/payment/webhook`);
      if (isDemo && isNew && usesEmulator) {
        await payDemoBookings({ database, stripe });
        await bookDemoAppointments({ address, stripe, catalogue, clock, random });
        await makeDemoQuotes(contexts.quotes, catalogue);
      }
      scheduler.start();
    }
  } catch (error) {
    await close();
    throw error;
  }
  isStarted = true;
  return { ok: true, running: { config, address, jobs, emulator, log: server.log, close } };
}

/** Once: it can't be looked up later. */
function tellMadeUpPassword(log: FastifyBaseLogger, admin: EnsuredAdmin): void {
  if (admin.kind !== 'ready' || admin.madeUp === undefined) return;
  const { username, password } = admin.madeUp;
  log.warn(`the administrator of this public demo is ${username} with the password ${password}`);
}

function cannotListen(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use. Stop the process that uses it, or set PORT to another one.`;
  return `Nothing can listen at HOST ${host}, PORT ${port}${typeof code === 'string' ? ` (${code})` : ''}.`;
}

/** The address by which this computer reaches the server: one that listens everywhere listens on loopback too. */
function loopbackAddress(server: FastifyInstance): string {
  const { address, family, port } = server.server.address() as AddressInfo;
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? (family === 'IPv6' ? `[${address}]` : address);
  return `http://${host}:${port}`;
}
