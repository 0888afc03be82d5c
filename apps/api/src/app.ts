import fastifyJwt from '@fastify/jwt';
import { acceptOnly } from '@tintforge/api-contract';
import type { Catalogue, QuoteKind } from '@tintforge/booking-core';
import {
  offeredQuoteKinds,
  catalogue as shopCatalogue,
  terms,
  tintCatalogueOf,
  tintDisclosure,
  withoutSamples,
} from '@tintforge/content';
import { lawOf as lawOfPackage, stateLaws } from '@tintforge/tint-law/all';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type Stripe from 'stripe';
import type { Config } from './config';
import type { Database } from './db/client';
import { lookOnce } from './db/set-up';
import {
  type AccountContext,
  accountKeys,
  bearerOptions,
  callerFinder,
  countCalls,
  countMail,
  createBearers,
  registerAccounts,
} from './features/accounts';
import {
  type CataloguePreview,
  type CrewCalendarContext,
  type PreviewContext,
  previewOf,
  registerAdmin,
  syncCalendars,
} from './features/admin';
import { registerAvailability } from './features/availability';
import { type BookingContext, openBooking, registerBookings } from './features/bookings';
import { registerContact } from './features/contact';
import { type MailContext, openTransport, previewLetter, readLetter, registerMails } from './features/mail';
import { shopMetrics } from './features/monitoring';
import { type PaymentContext, proveUnpaid, registerPayments } from './features/payments';
import { openPhotos } from './features/photos';
import { endUnpaidAcceptance, type QuoteContext, registerPostedRequests, registerQuotes } from './features/quotes';
import { catalogueInForce } from './features/settings';
import { registerCallers } from './platform/callers';
import type { Clock } from './platform/clock';
import { type EmulatorDoor, registerEmulatorProxy } from './platform/emulator-proxy';
import { registerErrors } from './platform/errors';
import { registerGracefulClose } from './platform/graceful-close';
import { registerHealth } from './platform/health';
import { fastifyOptions, registerRequestLog } from './platform/logging';
import { buildMetric } from './platform/metrics/build-metric';
import { type Metrics, registerMetrics } from './platform/metrics/register-metrics';
import { registerRequestMetrics } from './platform/metrics/request-metrics';
import { registerOneHost } from './platform/one-host';
import { registerOpenapi } from './platform/openapi';
import { isProblem } from './platform/problem';
import type { Randomness } from './platform/randomness';
import { registerRateLimits } from './platform/rate-limits';
import type { ReadPage } from './platform/refused-form';
import { deriveKey } from './platform/secrets';
import { registerSecurityHeaders } from './platform/security-headers';
import { registerStaticSite, type ServedSite, type SitePreview } from './platform/static-site';
import { registerHungUp } from './platform/unreadable-requests';

/** Everything the app is a function of. */
export interface AppDependencies {
  config: Config;
  database: Database;
  clock: Clock;
  random: Randomness;
  /** The card provider's SDK, talking to the real one or to the emulator. */
  stripe: Stripe;
  /** The emulator's way in for browsers; without it there is nothing under `/_stripe`. */
  emulator?: EmulatorDoor | undefined;
  catalogue?: Catalogue;
  /** The kinds of work that the shop gives quotes for: those of its pages by default. */
  quoteKinds?: readonly QuoteKind[] | undefined;
  /** The law of the state that registers a car; by default that of the packs. */
  lawOf?: BookingContext['tint']['lawOf'] | undefined;
  /** Destination of log lines; standard output by default. */
  logStream?: DestinationStream | undefined;
  /** True when everything around the app runs too: the jobs, and in a new demo the sample data. */
  isStarted?: () => boolean;
}

export interface App {
  server: FastifyInstance;
  /** For the jobs, which do what the routes do without being called. */
  payments: PaymentContext;
  accounts: AccountContext;
  mails: MailContext;
  quotes: QuoteContext;
  crewCalendars: CrewCalendarContext;
  syncCrewCalendars: (run: Parameters<typeof syncCalendars>[1]) => Promise<void>;
  /** The metrics registry; jobs add their own metrics. */
  metrics: Metrics;
}

/** Builds the API: all its parts, by name, in order. It doesn't listen or run jobs. */
export async function buildApp({
  config,
  database,
  clock,
  random,
  stripe,
  emulator,
  catalogue: given = shopCatalogue,
  quoteKinds = offeredQuoteKinds,
  lawOf = lawOfPackage,
  logStream,
  isStarted = () => true,
}: AppDependencies): Promise<App> {
  const catalogue = config.mode === 'production' ? withoutSamples(given) : given;
  acceptOnly({ vehicleTypes: catalogue.vehicleTypes.map(({ id }) => id), filmTypes: catalogue.filmTypes });
  const server: FastifyInstance = Fastify(fastifyOptions({ config, random, stream: logStream }));
  const { connection } = database;
  const photos = { store: openPhotos(config.photos), log: server.log };

  const bookings: BookingContext = {
    database,
    clock,
    random,
    firstCatalogue: catalogue,
    tint: { catalogue: tintCatalogueOf(catalogue), disclosure: tintDisclosure, lawOf, stateLaws },
    tokenKey: deriveKey(config.appSecret, 'manage-token'),
    holdLimits: config.limits.holds,
    proveUnpaid: (question) => proveUnpaid(payments, question),
    endAgreement: (transaction, ended) => endUnpaidAcceptance(quotes, { transaction, ...ended }),
    photos,
  };
  const quotes: QuoteContext = {
    database,
    clock,
    random,
    firstCatalogue: catalogue,
    quoteKey: deriveKey(config.appSecret, 'quote-token'),
    bookings,
    photos: { ...photos, ticketKey: deriveKey(config.appSecret, 'photo-ticket') },
  };
  const payments: PaymentContext = { bookings, stripe, isLive: config.payments.isLive, terms, log: server.log };

  await server.register(fastifyJwt, bearerOptions(deriveKey(config.appSecret, 'bearer')));
  const accounts: AccountContext = {
    database,
    clock,
    random,
    keys: accountKeys(config.appSecret),
    limits: config.limits.accounts,
    factorPolicy: config.factorPolicy,
    bearers: createBearers(server.jwt, clock),
  };
  const mails: MailContext = {
    bookings,
    quotes,
    accounts,
    ...(await openTransport(config, { database, random })),
    publicUrl: config.publicUrl,
    log: server.log,
  };

  server.decorate('aroundCall', lookOnce(connection));
  registerGracefulClose(server);
  registerHungUp(server);
  registerRequestLog(server);
  const requestMetrics = registerRequestMetrics(server);
  registerErrors(server);
  registerSecurityHeaders(server, config);
  registerOneHost(server);
  await registerRateLimits(server, {
    limits: config.limits,
    clock,
    log: server.log,
    tellCalls: (calls) => countCalls(accounts, calls),
  });
  registerCallers(server, callerFinder(accounts));
  registerHealth(server, { isReady: async () => isStarted() && (await database.isReachable()) });

  const previews: PreviewContext = {
    bookings,
    accounts,
    publicUrl: config.publicUrl,
    key: deriveKey(config.appSecret, 'catalogue-preview'),
  };
  let site: ServedSite | undefined;

  registerAvailability(server, {
    previewRules: async (headers) => (await previewOf(previews, headers))?.rules,
    context: { database, clock, firstCatalogue: catalogue },
    openExcluded: async (key) => {
      const opened = await openBooking({ connection, tokenKey: bookings.tokenKey }, key);
      return isProblem(opened) ? opened : opened.id;
    },
  });
  registerAccounts(server, { context: accounts, config });
  const calendarKey = deriveKey(config.appSecret, 'calendar-feed');
  registerBookings(server, {
    context: bookings,
    publicUrl: config.publicUrl,
    calendarKey,
    isPreview: async (headers) => (await previewOf(previews, headers)) !== undefined,
  });
  registerPayments(server, {
    context: payments,
    publicConfig: config.payments.publicConfig,
    webhookSecret: config.payments.webhookSecret,
  });

  const crewCalendars: CrewCalendarContext = {
    bookings,
    publicUrl: config.publicUrl,
    passwordKey: deriveKey(config.appSecret, 'crew-calendar'),
    isHome: config.mode === 'demo' && !config.isPublicDemo,
  };
  registerAdmin(server, {
    bookings,
    crewCalendars,
    payments,
    quotes,
    accounts,
    config,
    calendarKey,
    previews,
    drawPreview: async (preview) => {
      await site?.preview(drawnAs(preview));
    },
    readLetter: (row, options) => readLetter(mails, row, options),
    previewLetter: (preview) => previewLetter(mails, preview),
  });
  const requests: Parameters<typeof registerQuotes>[1] = {
    ...quotes,
    quoteKinds,
    mayAcknowledge: (transaction, email) => countMail(transaction, { context: accounts, kind: 'quote-receipt', email }),
  };
  registerQuotes(server, requests);
  const readPage: ReadPage = async (path) => site?.read(path);
  registerPostedRequests(server, { context: requests, config, readPage });
  registerContact(server, {
    context: {
      database,
      clock,
      random,
      mayAcknowledge: (transaction, email) =>
        countMail(transaction, { context: accounts, kind: 'message-receipt', email }),
    },
    config,
    readPage,
  });
  registerMails(server, { mails, config, ticketKey: deriveKey(config.appSecret, 'mail-ticket') });

  registerOpenapi(server);
  const metrics = registerMetrics(server, config);
  for (const source of [() => [buildMetric(config)], requestMetrics, () => shopMetrics({ database, clock })])
    metrics.add(source);
  await registerEmulatorProxy(server, emulator);
  site = await registerStaticSite(server, {
    config,
    published: shopCatalogue,
    catalogueInForce: () => catalogueInForce(connection, bookings),
    previewOf: async (headers) => {
      const preview = await previewOf(previews, headers);
      return preview && drawnAs(preview);
    },
  });
  const syncCrewCalendars: App['syncCrewCalendars'] = (run) => syncCalendars(crewCalendars, run);
  return { server, payments, accounts, mails, quotes, crewCalendars, syncCrewCalendars, metrics };
}

function drawnAs({ name, rules }: CataloguePreview): SitePreview {
  return { name, catalogue: rules.catalogue };
}
