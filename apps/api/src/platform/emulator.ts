import type { StripeEmulator, WebhookRequest } from '@tintforge/stripe-emulator';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Config } from '../config';
import type { Database } from '../db/client';
import { returnLease, takeLease } from '../db/lease';
import type { Clock } from './clock';
import { announcedEmulator, announceEmulator, withdrawEmulator } from './emulator-address';
import type { EmulatorDoor } from './emulator-proxy';
import type { Randomness } from './randomness';
import { type RunningEmulator, runEmulator } from './run-emulator';

export interface EmulatorHostOptions {
  config: Pick<Config, 'dataDir' | 'payments'>;
  database: Database;
  clock: Clock;
  random: Randomness;
  /** Names this process among those on the same data folder. */
  owner: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** This process's connection to the one emulator of its data folder. */
export interface EmulatorHost {
  door: EmulatorDoor;
  /** For the SDK: every request goes to the emulator, in whichever process it runs. */
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
 * Runs the emulator, or finds the one that another process on the same data folder runs: the owner of the lease runs it
 * and announces its address in the folder; the others use that address, and take over when it doesn't respond.
 */
export async function openEmulatorHost(options: EmulatorHostOptions): Promise<EmulatorHost> {
  const { config, database, clock, owner, log } = options;
  const { browserRoutes } = await import('@tintforge/stripe-emulator');
  let running: RunningEmulator | undefined;
  let receiver: string | undefined;
  let tending: Promise<void> | undefined;

  async function deliver({ headers, body }: WebhookRequest): Promise<number> {
    if (receiver === undefined) throw new Error('There is no webhook receiver yet');
    const response = await fetch(receiver, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) });
    await response.body?.cancel();
    return response.status;
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = undefined;
    if (announcedEmulator(config.dataDir)?.owner === owner) withdrawEmulator(config.dataDir);
    await stopping?.stop();
  }

  async function tend(): Promise<void> {
    const announced = announcedEmulator(config.dataDir);
    const isAbandoned = announced !== undefined && announced.owner !== owner && !(await answers(announced.origin));
    // A process that was killed could not give its lease back.
    if (isAbandoned) await returnLease(database, { name: leaseName, owner: announced.owner });
    const isOurs = await takeLease(database, { name: leaseName, owner, now: clock.now(), forMs: leaseMs });
    if (!isOurs) return stop();
    if (running === undefined) {
      running = await runEmulator({ ...options, deliver });
      if (receiver !== undefined) running.emulator.start();
    }
    // A full disk, or another process that had the lease before, may have prevented or replaced ours.
    if (announcedEmulator(config.dataDir)?.origin === running.origin) return;
    announceEmulator(config.dataDir, { owner, origin: running.origin });
  }

  /** Ensures that one is running: ours when we own the lease, otherwise the one that responds. Never two at once. */
  function tendOnce(): Promise<void> {
    tending ??= tend().finally(() => {
      tending = undefined;
    });
    return tending;
  }

  /** Only the emulator of this data folder knows its key. */
  function answers(origin: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${config.payments.secretKey}` };
    return fetch(`${origin}/v1/events?limit=1`, { headers, signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
  }

  async function fetchFromEmulator(path: string, init?: RequestInit): Promise<Response> {
    // An emulator that can't be supervised at the moment may well respond.
    await tending?.catch(() => undefined);
    const isKnown = running !== undefined || announcedEmulator(config.dataDir) !== undefined;
    if (!isKnown) await tendOnce();
    const origin = running?.origin ?? announcedEmulator(config.dataDir)?.origin;
    if (origin === undefined) throw new TypeError('No emulator is running');
    try {
      return await fetch(origin + path, init);
    } catch (error) {
      // Its process may be gone. A retry, as by the SDK, then finds a live one.
      if (running === undefined) await tendOnce();
      throw error;
    }
  }

  try {
    await tendOnce();
  } catch (error) {
    await stop();
    throw error;
  }
  const timer = setInterval(() => {
    tendOnce().catch((error: unknown) => log.warn({ err: error }, 'failed to supervise the emulator'));
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
      await tending?.catch(() => undefined);
      const wasOurs = running !== undefined;
      await stop();
      if (wasOurs) await returnLease(database, { name: leaseName, owner });
    },
  };
}
