import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@tintforge/content';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app';
import { type Config, loadConfig } from './config';
import { openDatabase } from './db/open';
import { seed } from './db/seed';
import { bookDemoAppointments } from './demo-appointments';
import type { Environment } from './environment';
import { type EnsuredAdmin, ensureAdmin } from './features/accounts';
import { allJobs, createScheduler, type Job } from './jobs';
import type { Clock } from './platform/clock';
import { type EmulatorHost, openEmulatorHost } from './platform/emulator';
import { openInstallSecrets } from './platform/install-secrets';
import { logOptions } from './platform/logging';
import { oneAtATime } from './platform/one-at-a-time';
import type { Randomness } from './platform/randomness';
import { createStripeClient } from './platform/stripe-client';

/** Beside this folder in the sources as in the build. */
const defaultWebDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface StartOptions {
  environment: Environment;
  clock: Clock;
  random: Randomness;
  /** Changes settings that no variable names, such as limits, for a test. */
  adjust?: (config: Config) => Config;
}

/** A server at work. */
export interface Running {
  config: Config;
  /** Where it listens, for this computer. */
  address: string;
  jobs: readonly Job[];
  /** The card provider's stand-in; absent when the real one is used. */
  emulator: EmulatorHost | undefined;
  log: FastifyBaseLogger;
  /** Accepts nothing new, finishes what is under way, stops jobs and emulator, closes the database. */
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
}: StartOptions): Promise<Started> {
  const installSecrets = (dataDir: string) => openInstallSecrets(dataDir, random);
  const loaded = loadConfig({ environment, installSecrets, defaultWebDist });
  if (!loaded.ok) return loaded;
  const config = adjust(loaded.config);
  const isDemo = config.mode === 'demo';
  const owner = random.uuid();

  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(config.database);
  if (!(await database.isReachable())) {
    await database.close();
    return {
      ok: false,
      problems: ['The database at DATABASE_URL cannot be reached. Is it running, and the address right?'],
    };
  }
  const { isNew, admin } = await oneAtATime(join(config.dataDir, 'start.lock'), async () => {
    await database.migrate();
    const isSeededNow = await seed(database, { catalogue, clock, random, isDemo });
    const ensured = await ensureAdmin({ database, clock, random }, config);
    return { isNew: isSeededNow, admin: ensured };
  });
  if (admin.kind === 'name-taken') {
    await database.close();
    return { ok: false, problems: ['ADMIN_USERNAME is the name of a customer or of staff. Choose another one.'] };
  }

  const usesEmulator = config.payments.mode === 'emulator';
  const log = pino(logOptions(config));
  tellMadeUpPassword(log, admin);
  const emulator = usesEmulator ? await openEmulatorHost({ config, database, clock, random, owner, log }) : undefined;
  const { secretKey } = config.payments;
  const stripe = createStripeClient({ secretKey, ...(emulator !== undefined && { httpClient: emulator.httpClient }) });

  const { server, ...contexts } = await buildApp({ config, database, clock, random, stripe, emulator: emulator?.door });
  const jobs = allJobs(contexts);
  const scheduler = createScheduler({ database, clock, owner, log: server.log, jobs });

  async function close(): Promise<void> {
    await server.close();
    await scheduler.stop();
    contexts.mails.transport.close();
    await emulator?.close();
    await database.close();
  }

  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    return { ok: false, problems: [cannotListen(error, config)] };
  }
  const address = loopbackAddress(server);
  emulator?.deliverTo(`${address}/api/payment/webhook`);
  if (isDemo && isNew && usesEmulator) await bookDemoAppointments({ address, stripe, catalogue, clock, random });
  scheduler.start();
  return { ok: true, running: { config, address, jobs, emulator, log: server.log, close } };
}

/** Once: nobody can look it up afterwards. */
function tellMadeUpPassword(log: FastifyBaseLogger, admin: EnsuredAdmin): void {
  if (admin.kind !== 'ready' || admin.madeUp === undefined) return;
  const { username, password } = admin.madeUp;
  log.warn(`the administrator of this public demo is ${username} with the password ${password}`);
}

function cannotListen(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use already. Stop what uses it, or set PORT to another one.`;
  return `Nothing can listen at HOST ${host}, PORT ${port}${typeof code === 'string' ? ` (${code})` : ''}.`;
}

/** The address by which this computer reaches the server: one that listens everywhere listens on loopback too. */
function loopbackAddress(server: FastifyInstance): string {
  const { address, family, port } = server.server.address() as AddressInfo;
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? (family === 'IPv6' ? `[${address}]` : address);
  return `http://${host}:${port}`;
}
