import { resolve } from 'node:path';
import type { PaymentConfig } from '@tintforge/api-contract';
import { type Environment, setVariables, type VariableName, type Variables, variables } from './environment';
import type { HoldLimits } from './features/bookings';
import type { InstallSecrets } from './platform/install-secrets';

/** So many calls in so many milliseconds. */
export interface Rate {
  calls: number;
  perMs: number;
}

/** How much one visitor may ask of us. */
export interface Limits {
  holds: HoldLimits;
  rates: {
    /** All calls of one network address. */
    perAddress: Rate;
    /** Calls of one network address that name a tracking code. */
    codeLookUps: Rate;
  };
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
  host: string;
  port: number;
  /** Absolute. Database, emulator state, finished site, secrets of a demo install. */
  dataDir: string;
  /** Absolute. The built web app; it may be missing. */
  webDist: string;
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
  /** Where the web build lies unless WEB_DIST says otherwise. */
  defaultWebDist: string;
}

const minute = 60_000;

/** What one person and one network address may do; the figures of the security floor in docs/architecture.md. */
export const defaultLimits: Limits = {
  holds: { perPerson: 5, perAddress: 20 },
  rates: { perAddress: { calls: 600, perMs: minute }, codeLookUps: { calls: 60, perMs: minute } },
};

/** Reads the environment. Half a production is refused, with all that is missing at once. */
export function loadConfig({ environment, installSecrets, defaultWebDist }: ConfigSources): LoadedConfig {
  const given = setVariables(environment);
  const parsed = variables.safeParse(given);
  const badForms = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  const choice = choose(given);
  const problems = [...badForms, ...missing(given, choice), ...contradictions(given, choice)];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: makeConfig(parsed.data, { choice, installSecrets, defaultWebDist }) };
}

type Given = Partial<Record<VariableName, string>>;

interface Choice {
  mode: Config['mode'];
  payments: PaymentSettings['mode'];
}

const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const productionSigns = [...stripeVariables, 'SMTP_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const;

/** Mode and payments as they are said, else by what is set: a demo when nothing points to a production. */
function choose(given: Given): Choice {
  const isSet = (name: VariableName) => given[name] !== undefined;
  const looksLikeProduction = productionSigns.some(isSet);
  const mode = oneOf(given.APP_MODE, ['demo', 'production']) ?? (looksLikeProduction ? 'production' : 'demo');
  const needsStripe = mode === 'production' || stripeVariables.some(isSet);
  const payments = oneOf(given.PAYMENTS_MODE, ['emulator', 'stripe']) ?? (needsStripe ? 'stripe' : 'emulator');
  return { mode, payments };
}

function oneOf<Word extends string>(value: string | undefined, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}

function missing(given: Given, { mode, payments }: Choice): string[] {
  const needed = new Map<VariableName, string>();
  if (mode === 'production') {
    needed.set('PUBLIC_URL', 'the https address under which visitors reach the site');
    needed.set('APP_SECRET', 'at least 32 random bytes, for example from: openssl rand -base64 48');
    needed.set('SMTP_URL', 'the mail server, such as smtps://user:password@mail.tintforge.example');
  }
  if (mode === 'production' || given.SMTP_URL !== undefined) needed.set('MAIL_FROM', 'the sender of all mails');
  if (payments === 'stripe') {
    needed.set('STRIPE_SECRET_KEY', 'the secret key of your Stripe account');
    needed.set('STRIPE_PUBLISHABLE_KEY', 'the publishable key of the same account');
    needed.set('STRIPE_WEBHOOK_SECRET', 'the signing secret of the endpoint /api/payment/webhook');
  }
  if (given.ADMIN_USERNAME !== undefined) needed.set('ADMIN_PASSWORD', 'because ADMIN_USERNAME is set');
  if (given.ADMIN_PASSWORD !== undefined) needed.set('ADMIN_USERNAME', 'because ADMIN_PASSWORD is set');
  return [...needed]
    .filter(([name]) => given[name] === undefined)
    .map(([name, reason]) => `${name} is missing: ${reason}.`);
}

function contradictions(given: Given, { mode, payments }: Choice): string[] {
  const {
    PUBLIC_URL = 'http://localhost',
    HOST = '127.0.0.1',
    STRIPE_SECRET_KEY = '',
    STRIPE_PUBLISHABLE_KEY = '',
  } = given;
  const isLive = /^[sr]k_live_/.test(STRIPE_SECRET_KEY);
  const isPublicLive = STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_');
  const isHttps = PUBLIC_URL.startsWith('https:');
  const isReachable = !isLoopback(HOST) || !isLoopback(hostOf(PUBLIC_URL));
  const problems: string[] = [];
  if (STRIPE_SECRET_KEY !== '' && STRIPE_PUBLISHABLE_KEY !== '' && isLive !== isPublicLive) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys.');
  }
  if (payments === 'emulator' && (isLive || isPublicLive)) {
    problems.push(
      'PAYMENTS_MODE is emulator, but a live Stripe key is set: remove the key or set PAYMENTS_MODE=stripe.',
    );
  }
  if (payments === 'emulator' && isHttps && !isLoopback(hostOf(PUBLIC_URL)) && given.ALLOW_TEST_PAYMENTS !== 'true') {
    problems.push(
      'PAYMENTS_MODE is emulator on a public address: no money would move. Set ALLOW_TEST_PAYMENTS=true if that is meant.',
    );
  }
  if (mode === 'production' && given.PUBLIC_URL !== undefined && !isHttps)
    problems.push('PUBLIC_URL must begin with https:// in production.');
  if (mode === 'demo' && isReachable && given.ALLOW_PUBLIC_DEMO !== 'true') {
    problems.push(
      'A demo stays on this computer: HOST must be a loopback address and PUBLIC_URL localhost. Set ALLOW_PUBLIC_DEMO=true to show it to others.',
    );
  }
  return problems;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host)
  );
}

function makeConfig(
  values: Variables,
  { choice, installSecrets, defaultWebDist }: Omit<ConfigSources, 'environment'> & { choice: Choice },
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
    host: values.HOST,
    port: values.PORT,
    dataDir,
    webDist: resolve(values.WEB_DIST ?? defaultWebDist),
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
