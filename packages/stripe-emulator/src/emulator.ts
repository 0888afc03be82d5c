import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { createAccount, type Delays } from './account';
import { type DisputeNews, type DisputeRequest, moveDispute, openDispute } from './disputes';
import { createEffects } from './effects';
import { createFaults, type FaultController } from './faults';
import { createHeartbeat } from './heartbeat';
import type { AccountKeys } from './http/auth';
import { createInjectedClient } from './http-client';
import type { Random } from './ids';
import { registerControls } from './routes/controls';
import { buildServer } from './server';
import type { EmulatorStore } from './store/store';
import { createWebhooks, type Deliver, type WebhookController } from './webhooks';

/** Parts of an emulator. It uses no other clock and no other randomness. */
export interface EmulatorOptions {
  keys: AccountKeys;
  store: EmulatorStore;
  /** Epoch milliseconds. */
  now: () => number;
  random: Random;
  /** Carries webhooks to their receiver. Without it there is no receiver and events count as delivered. */
  deliver?: Deliver;
  /** Called with the cause when due effects or webhooks were not recorded, on a full disk for one; they are retried. */
  onFailure?: (error: unknown) => void;
  /** Opens the test controls under /control to requests with this token. */
  control?: { token: string };
  /** Durations of refunds and bank decisions; 10 seconds each by default. */
  delays?: Delays;
}

/** A local Stripe. */
export interface StripeEmulator {
  /** All routes; `inject` works without a port. */
  app: FastifyInstance;
  /** For `new Stripe(secretKey, { httpClient })`: requests go straight into the process. */
  httpClient(): ReturnType<typeof Stripe.createFetchHttpClient>;
  /** Listens and resolves to the origin, such as http://127.0.0.1:40123; port 0 takes a free one. */
  listen(address: { host: string; port: number }): Promise<string>;
  /** Carries out what is due by the clock: refunds that arrive or bounce, payments that are decided. */
  advance(): void;
  /** The next confirmed payments end in `processing` and are decided later, in this order. */
  processNext(...decisions: ('settles' | 'fails')[]): void;
  /** A customer disputes a paid charge; the dispute's id, or undefined when that cannot be. */
  openDispute(chargeId: string, request?: DisputeRequest): string | undefined;
  /** A dispute goes on or is decided; nothing happens to one that isn't there. */
  moveDispute(disputeId: string, status: DisputeNews): void;
  webhooks: WebhookController;
  faults: FaultController;
  /** From now on effects and webhooks run automatically. */
  start(): void;
  /** Stops timers, waits for the webhook under way and closes the server. The store stays open. */
  close(): Promise<void>;
}

const defaultDelays: Delays = { refund: 10_000, processing: 10_000 };

/** Builds an emulator over a store. Nothing runs automatically until `start`. */
export function createStripeEmulator(options: EmulatorOptions): StripeEmulator {
  const settlements: ('settles' | 'fails')[] = [];
  const { keys, store, now, random, deliver, onFailure = () => {}, delays = defaultDelays } = options;
  const account = createAccount({ keys, store, now, random, delays, settlements, hasReceiver: deliver !== undefined });
  const webhooks = createWebhooks(account, deliver);
  const faults = createFaults();
  const effects = createEffects(account);
  const heartbeat = createHeartbeat(account, { effects, webhooks, onFailure });
  const app = buildServer({ account, faults, afterResponse: () => heartbeat.wake() });
  const controlled = {
    webhooks,
    faults,
    advance: () => effects.advance(),
    processNext: (...decisions: ('settles' | 'fails')[]) => {
      settlements.push(...decisions);
    },
    openDispute: (chargeId: string, request?: DisputeRequest) => openDispute(account, chargeId, request),
    moveDispute: (disputeId: string, status: DisputeNews) => moveDispute(account, disputeId, status),
  };
  if (options.control !== undefined) registerControls(app, { token: options.control.token, by: controlled });
  return {
    app,
    httpClient: () => createInjectedClient(app),
    listen: ({ host, port }) => app.listen({ host, port }),
    ...controlled,
    start: () => heartbeat.start(),
    async close() {
      faults.clear();
      await heartbeat.stop();
      await app.close();
    },
  };
}
