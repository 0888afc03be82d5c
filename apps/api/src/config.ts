import { join, resolve } from 'node:path';
import type { PaymentConfig } from '@tintforge/api-contract';
import type { DatabasePlace } from './db/open';
import { type Environment, setVariables, type Variables, variables } from './environment';
import type { AccountLimits } from './features/accounts';
import type { HoldLimits } from './features/bookings';
import { chooseInstall, contradictions, type InstallChoice, missingVariables } from './install-choice';
import type { InstallSecrets } from './platform/install-secrets';

/** So many calls in so many milliseconds. */
export interface Rate {
  calls: number;
  perMs: number;
}

/** How much one visitor may ask of us. */
export interface Limits {
  holds: HoldLimits;
  accounts: AccountLimits;
  rates: {
    /** All calls of one network address. */
    perAddress: Rate;
    /** Calls of one network address that name a tracking code. */
    codeLookUps: Rate;
    /** Messages to the shop from one network address. */
    messages: Rate;
    /** Accounts that one network address asks for. */
    registrations: Rate;
    /** Mails with the links of bookings that one network address asks for. */
    linkMails: Rate;
  };
  connections: ConnectionLimits;
}

/** How long a connection may keep us waiting, milliseconds. */
export interface ConnectionLimits {
  /** Without a byte in either direction. */
  idleMs: number;
  /** Until a request has arrived whole. */
  requestMs: number;
  /** Until its headers have. */
  headersMs: number;
  /** How often headers and requests are looked at: so much later than their time it may become. */
  checkedEveryMs: number;
}

/** How we reach the card provider, or the emulator in its place. */
export interface PaymentSettings {
  mode: 'emulator' | 'stripe';
  /** Whether money is real. */
  isLive: boolean;
  publicConfig: PaymentConfig;
  secretKey: string;
  webhookSecret: string;
}

/** Everything that an installation decides. */
export interface Config {
  mode: 'demo' | 'production';
  /** A demo that others can reach: it gives no passwords away. */
  isPublicDemo: boolean;
  host: string;
  port: number;
  /** Absolute. Emulator state, finished site, secrets of a demo install, and the database unless it is elsewhere. */
  dataDir: string;
  database: DatabasePlace;
  /** Absolute. The built site; it may be missing. */
  webDist: string;
  /** Absolute. The built shop's own area; it may be missing. */
  officeDist: string;
  /** Origin under which visitors reach the site, without a slash at its end. */
  publicUrl: string;
  /** At least 32 bytes; all keys are derived from it. */
  appSecret: Uint8Array;
  /** Whose word about a visitor's address counts: nobody's, or these proxies'. */
  trustProxy: false | string[];
  logLevel: NonNullable<Variables['LOG_LEVEL']>;
  limits: Limits;
  payments: PaymentSettings;
  /** Absent: mails stay in the local mailbox. */
  mail?: { smtpUrl: string; from: string };
  /** The administrator that the operator wants to exist. */
  admin?: { username: string; password: string };
  /** Absent: metrics are for loopback only. */
  metricsToken?: string;
}

/** A usable configuration, or everything that is wrong with it, a sentence each. */
export type LoadedConfig = { ok: true; config: Config } | { ok: false; problems: string[] };

export interface ConfigSources {
  environment: Environment;
  /** Asked only by an install that makes its own secrets: a demo, or one with the emulator. */
  installSecrets: (dataDir: string) => InstallSecrets;
  /** Where the builds lie unless WEB_DIST and OFFICE_DIST say otherwise. */
  defaultDist: { web: string; office: string };
}

const second = 1000;
const minute = 60 * second;

/** What one person and one network address may do; the figures of the security floor in docs/architecture.md. */
export const defaultLimits: Limits = {
  holds: { perPerson: 5, perAddress: 20, perSite: 60, perRegion: { least: 10, open: 0.25, crowded: 0.5 } },
  accounts: {
    failuresPerAccount: { most: 10, perMs: 15 * minute },
    failuresPerAddress: { most: 50, perMs: 15 * minute },
    failuresPerDevice: { most: 10, perMs: 15 * minute },
    mailsPerRecipient: { most: 3, perMs: 60 * minute },
  },
  rates: {
    perAddress: { calls: 600, perMs: minute },
    codeLookUps: { calls: 60, perMs: minute },
    messages: { calls: 5, perMs: 60 * minute },
    registrations: { calls: 20, perMs: 60 * minute },
    linkMails: { calls: 10, perMs: 60 * minute },
  },
  connections: { idleMs: 60 * second, requestMs: 30 * second, headersMs: 15 * second, checkedEveryMs: 5 * second },
};

/** Reads the environment. Half a production is refused, with all that is missing at once. */
export function loadConfig({ environment, installSecrets, defaultDist }: ConfigSources): LoadedConfig {
  const given = setVariables(environment);
  const parsed = variables.safeParse(given);
  const badForms = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  const choice = chooseInstall(given);
  const problems = [...badForms, ...missingVariables(given, choice), ...contradictions(given, choice)];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: makeConfig(parsed.data, { choice, installSecrets, defaultDist }) };
}

function makeConfig(
  values: Variables,
  { choice, installSecrets, defaultDist }: Omit<ConfigSources, 'environment'> & { choice: InstallChoice },
): Config {
  const dataDir = resolve(values.DATA_DIR);
  const {
    SMTP_URL: smtpUrl,
    MAIL_FROM: from,
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    METRICS_TOKEN,
  } = values;
  const isOwn = values.APP_SECRET === undefined || choice.payments === 'emulator';
  const own = isOwn ? installSecrets(dataDir) : undefined;
  return {
    mode: choice.mode,
    isPublicDemo: choice.mode === 'demo' && values.ALLOW_PUBLIC_DEMO,
    host: values.HOST,
    port: values.PORT,
    dataDir,
    database: databasePlace(values, dataDir),
    webDist: resolve(values.WEB_DIST ?? defaultDist.web),
    officeDist: resolve(values.OFFICE_DIST ?? defaultDist.office),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    appSecret: Buffer.from(values.APP_SECRET ?? own?.appSecret ?? ''),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? (choice.mode === 'demo' ? 'warn' : 'info'),
    limits: defaultLimits,
    payments: choice.payments === 'emulator' ? emulatorSettings(own?.emulator) : stripeSettings(values),
    ...(smtpUrl !== undefined && from !== undefined && { mail: { smtpUrl, from } }),
    ...(username !== undefined && password !== undefined && { admin: { username, password } }),
    ...(METRICS_TOKEN !== undefined && { metricsToken: METRICS_TOKEN }),
  };
}

function databasePlace({ DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize }: Variables, dataDir: string): DatabasePlace {
  if (url !== undefined) return { engine: 'postgres', url, poolSize };
  return { engine: 'sqlite', path: join(dataDir, 'tintforge.sqlite') };
}

function stripeSettings({
  STRIPE_SECRET_KEY: secretKey = '',
  STRIPE_PUBLISHABLE_KEY: publishableKey = '',
  STRIPE_WEBHOOK_SECRET: webhookSecret = '',
}: Variables): PaymentSettings {
  return {
    mode: 'stripe',
    isLive: /^[sr]k_live_/.test(secretKey),
    publicConfig: { publishableKey, stripeJsUrl: null },
    secretKey,
    webhookSecret,
  };
}

function emulatorSettings(keys: InstallSecrets['emulator'] | undefined): PaymentSettings {
  const { secretKey = '', publishableKey = '', webhookSecret = '' } = keys ?? {};
  return {
    mode: 'emulator',
    isLive: false,
    publicConfig: { publishableKey, stripeJsUrl: '/_stripe/stripe.js' },
    secretKey,
    webhookSecret,
  };
}
