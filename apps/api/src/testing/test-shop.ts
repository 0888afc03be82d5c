import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@tintforge/api-contract/client';
import { type Catalogue, quoteKinds as everyKind, type QuoteKind } from '@tintforge/booking-core';
import { catalogue as shopCatalogue } from '@tintforge/content';
import {
  createStripeEmulator,
  type EmulatorStore,
  openSqliteStore,
  type StripeEmulator,
} from '@tintforge/stripe-emulator';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { type App, type AppDependencies, buildApp } from '../app';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { AccountContext } from '../features/accounts';
import type { CrewCalendarContext } from '../features/admin';
import { expireHolds } from '../features/bookings';
import { deliverMails, type MailContext } from '../features/mail';
import { queueNotices } from '../features/notices';
import { carryOutRefunds, endUnwanted, type PaymentContext, reconcileOpenPayments } from '../features/payments';
import { tidyPhotos } from '../features/photos';
import type { QuoteContext } from '../features/quotes';
import type { Limits } from '../limits';
import type { Randomness } from '../platform/randomness';
import { type Browser, createBrowser } from './browser';
import { type AnswerDelay, delayAnswers } from './delayed-answers';
import { injectFetch } from './inject-fetch';
import { type LogWatch, watchLog } from './log-watch';
import { onShopClock } from './sample-shop';
import { seededRandomness } from './seeded-randomness';
import { createTestClock, type TestClock } from './test-clock';
import { testConfig } from './test-config';
import { makeShopDatabase } from './test-database';
import type { TestDatabase } from './test-engine';
import { makeTestFolder } from './test-folder';

/**
 * The real app on a real database with the emulator in the process, and a frozen clock. It logs at the most detailed
 * level; closing it throws for lines with a secret or a test person's data.
 */
export interface TestShop {
  server: FastifyInstance;
  database: Database;
  payments: PaymentContext;
  accounts: AccountContext;
  mails: MailContext;
  quotes: QuoteContext;
  crewCalendars: CrewCalendarContext;
  syncCrewCalendars: App['syncCrewCalendars'];
  emulator: StripeEmulator;
  /** The emulator's state. */
  store: EmulatorStore;
  /** An SDK whose secret key the emulator does not know. */
  strangerStripe: Stripe;
  /** Delays responses of the emulator to the shop. */
  answers: AnswerDelay;
  /** The card form of a customer's browser. */
  browser: Browser;
  clock: TestClock;
  random: Randomness;
  catalogue: Catalogue;
  /** Log lines so far. */
  log: LogWatch;
  /** Its location, for tests that need a second connection or hold the write lock. */
  stored: TestDatabase;
  /** Calls the api by the names of the contract. */
  call: Client;
  runExpiry(): Promise<void>;
  runRefunds(): Promise<void>;
  runUnwanted(): Promise<void>;
  runReconciler(): Promise<void>;
  runNotices(): Promise<void>;
  runMails(): Promise<void>;
  runCalendars(): Promise<void>;
  runTidying(): Promise<void>;
  /** Where photos are. */
  photoFolder: string;
  /** Simulates a crash and a restart: everything in memory is gone, the files are opened again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  /** Initial time of the clock, ISO 8601. A Tuesday morning on the shop's clock by default. */
  instant?: string;
  seed?: string;
  catalogue?: Catalogue;
  /** Kinds of work with quotes; all by default, whichever pages the shop has. */
  quoteKinds?: readonly QuoteKind[];
  /** Other laws than those of the packs. */
  lawOf?: AppDependencies['lawOf'];
  limits?: Partial<Limits>;
  /** Other settings of the installation, such as a mail server. */
  config?: Partial<Config>;
}

/** The keys of every test's emulator. */
export const testKeys = {
  secretKey: 'sk_test_emulator_tests',
  publishableKey: 'pk_test_emulator_tests',
  webhookSecret: 'whsec_emulator_tests',
};

/** Opens a shop in its own folder. */
export async function openTestShop({
  instant = onShopClock('2026-12-01T10:00'),
  seed = 'shop',
  catalogue = shopCatalogue,
  quoteKinds = everyKind,
  lawOf,
  limits = {},
  config: changes = {},
}: TestShopOptions = {}): Promise<TestShop> {
  const folder = makeTestFolder('shop');
  const stored = await makeShopDatabase(catalogue);
  const clock = createTestClock(instant);
  const random = seededRandomness(seed, clock);
  const log = watchLog();
  const parts = await openParts();

  async function openParts() {
    const database = await stored.open();
    const store = openSqliteStore(join(folder, 'stripe.sqlite'));
    const emulator = createStripeEmulator({
      keys: testKeys,
      store,
      now: clock.now,
      random: random.bytes,
      deliver: ({ headers, body }) => deliver(headers, body),
    });
    const { client: httpClient, answers } = delayAnswers(emulator.httpClient());
    const stripe = new Stripe(testKeys.secretKey, { httpClient, maxNetworkRetries: 0 });
    const config: Config = { ...testConfig({ folder, keys: testKeys, limits }), logLevel: 'trace', ...changes };
    const app = await buildApp({
      config,
      database,
      clock,
      random,
      stripe,
      catalogue,
      quoteKinds,
      lawOf,
      logStream: log.stream,
    });
    const { server } = app;
    await server.ready();
    return {
      database,
      store,
      emulator,
      answers,
      strangerStripe: new Stripe('sk_test_stranger', { httpClient: emulator.httpClient(), maxNetworkRetries: 0 }),
      browser: createBrowser(emulator, testKeys.publishableKey),
      ...app,
      call: createClient({ fetch: injectFetch(server) }),
    };
  }

  async function deliver(headers: Record<string, string>, payload: string): Promise<number> {
    const response = await parts.server.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload });
    return response.statusCode;
  }

  /** The database closes first, so that work in progress finds it closed, as after a crash. */
  async function closeParts(): Promise<void> {
    await parts.database.close();
    parts.answers.clear();
    await parts.emulator.close();
    parts.store.close();
    await parts.server.close();
    parts.mails.transport.close();
  }

  return Object.assign(parts, {
    clock,
    random,
    catalogue,
    log,
    stored,
    runExpiry: () => expireHolds(parts.payments.bookings),
    runRefunds: () => carryOutRefunds(parts.payments),
    runUnwanted: () => endUnwanted(parts.payments),
    runReconciler: () => reconcileOpenPayments(parts.payments),
    runNotices: () => queueNotices(parts.payments.bookings),
    runMails: () => deliverMails(parts.mails),
    runTidying: () => tidyPhotos(parts.quotes),
    photoFolder: join(folder, 'photos'),
    runCalendars: () => parts.syncCrewCalendars({ log: parts.server.log, signal: new AbortController().signal }),
    async restart() {
      await closeParts();
      Object.assign(parts, await openParts());
    },
    async close() {
      await closeParts();
      await stored.remove();
      rmSync(folder, { recursive: true });
      log.expectNothingTold();
    },
  });
}
