import { join } from 'node:path';
import type { StripeEmulator } from '@tintforge/stripe-emulator';
import Stripe from 'stripe';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { returnLease, takeLease } from '../jobs/lease';
import type { Clock } from './clock';
import { announcedEmulator, announceEmulator, withdrawEmulator } from './emulator-address';
import type { EmulatorDoor } from './emulator-proxy';
import type { Randomness } from './randomness';

export interface EmulatorHostOptions {
  config: Pick<Config, 'dataDir' | 'payments'>;
  database: Database;
  clock: Clock;
  random: Randomness;
  /** Names this process among those on the same data folder. */
  owner: string;
  log: { warn(facts: object, message: string): void };
}

/** This process's way to the one emulator of its data folder. */
export interface EmulatorHost {
  door: EmulatorDoor;
  /** For the SDK: every request goes to the emulator, wherever it runs at the moment. */
  httpClient: ReturnType<typeof Stripe.createFetchHttpClient>;
  /** From now on webhooks go to this address; until then they wait. */
  deliverTo(url: string): void;
  /** The emulator, while it runs in this process. */
  hosted(): StripeEmulator | undefined;
  /** Stops it if it runs here, so that another process may take over. Its state stays. */
  close(): Promise<void>;
}

const leaseName = 'stripe-emulator';
const leaseMs = 15_000;
const renewMs = 5_000;

/**
 * Runs the emulator, or finds the one that another process on the same data folder runs: whoever holds the lease runs it
 * and announces its address in the folder; the others use that address, and take over when nobody answers there.
 */
export async function openEmulatorHost(options: EmulatorHostOptions): Promise<EmulatorHost> {
  const { config, database, clock, random, owner, log } = options;
  const { dataDir } = config;
  const { browserRoutes, createStripeEmulator, openSqliteStore } = await import('@tintforge/stripe-emulator');
  let running: { emulator: StripeEmulator; origin: string; stop(): Promise<void> } | undefined;
  let receiver: string | undefined;
  let tending: Promise<void> | undefined;

  async function deliver(request: { headers: Record<string, string>; body: string }): Promise<number> {
    if (receiver === undefined) throw new Error('Nobody receives webhooks yet');
    const response = await fetch(receiver, { ...request, method: 'POST', signal: AbortSignal.timeout(30_000) });
    await response.body?.cancel();
    return response.status;
  }

  async function run(): Promise<void> {
    const { secretKey, webhookSecret, publicConfig } = config.payments;
    const store = openSqliteStore(join(dataDir, 'stripe-emulator.sqlite'));
    const emulator = createStripeEmulator({
      keys: { secretKey, webhookSecret, publishableKey: publicConfig.publishableKey },
      store,
      now: () => clock.now(),
      random: (bytes) => random.bytes(bytes),
      deliver,
    });
    const origin = await emulator.listen({ host: '127.0.0.1', port: 0 });
    announceEmulator(dataDir, { owner, origin });
    if (receiver !== undefined) emulator.start();
    running = {
      emulator,
      origin,
      async stop() {
        await emulator.close();
        store.close();
      },
    };
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = undefined;
    await stopping?.stop();
  }

  /** Makes sure that somebody runs it: we when the lease is ours, else the one who answers. */
  async function tend(): Promise<void> {
    const lease = { name: leaseName, owner, forMs: leaseMs };
    const announced = announcedEmulator(dataDir);
    const isAbandoned = announced !== undefined && announced.owner !== owner && !(await answers(announced.origin));
    // A process that was killed cannot give its lease back.
    if (isAbandoned) await returnLease(database, { name: leaseName, owner: announced.owner });
    const isOurs = await takeLease(database, { ...lease, now: clock.now() });
    if (isOurs && running === undefined) await run();
    if (!isOurs && running !== undefined) await stop();
  }

  function tendOnce(): Promise<void> {
    tending ??= tend().finally(() => {
      tending = undefined;
    });
    return tending;
  }

  async function answers(origin: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${config.payments.secretKey}` };
    const probe = fetch(`${origin}/v1/events?limit=1`, { headers, signal: AbortSignal.timeout(2000) });
    return probe.then(
      (response) => response.ok,
      () => false,
    );
  }

  async function fetchFromEmulator(path: string, init?: RequestInit): Promise<Response> {
    const origin = running?.origin ?? announcedEmulator(dataDir)?.origin;
    if (origin === undefined) throw new TypeError('No emulator is running');
    try {
      return await fetch(origin + path, init);
    } catch (error) {
      // Its process may be gone: the next attempt, which is the caller's to decide, finds a living one.
      if (running === undefined) await tendOnce();
      throw error;
    }
  }

  await tendOnce();
  const timer = setInterval(() => {
    tendOnce().catch((error: unknown) => log.warn({ err: error }, 'the emulator could not be tended'));
  }, renewMs);
  timer.unref();

  return {
    door: { browserRoutes, fetch: fetchFromEmulator },
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return fetchFromEmulator(pathname + search, init);
    }),
    deliverTo(url) {
      receiver = url;
      running?.emulator.start();
    },
    hosted: () => running?.emulator,
    async close() {
      clearInterval(timer);
      await tending;
      if (running === undefined) return;
      withdrawEmulator(dataDir);
      await stop();
      await returnLease(database, { name: leaseName, owner });
    },
  };
}
