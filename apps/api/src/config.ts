import { join, resolve } from 'node:path';
import type { PaymentConfig } from '@tintforge/api-contract';
import type { DatabasePlace } from './db/open';
import { type Environment, setVariables, type Variables, variables } from './environment';
import { chooseInstall, contradictions, type InstallChoice, missingVariables } from './install-choice';
import { defaultLimits, type Limits } from './limits';
import type { InstallSecrets } from './platform/install-secrets';

/** Connection to the card provider, or the emulator in its place. */
export interface PaymentSettings {
  mode: 'emulator' | 'stripe';
  /** True when payments are real. */
  isLive: boolean;
  publicConfig: PaymentConfig;
  secretKey: string;
  webhookSecret: string;
}

/** Where the files of photos are: in a folder, or in a bucket of a store that speaks S3. */
export type PhotoPlace = { kind: 'disk'; folder: string } | ({ kind: 's3' } & Bucket);

/** A bucket, and the key to it. */
export interface Bucket {
  /** Origin of the store. The bucket is a part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Everything that an installation decides. */
export interface Config {
  mode: 'demo' | 'production';
  /** A demo that others can reach: it gives no passwords away. */
  isPublicDemo: boolean;
  /** A region in which a demo has no upcoming bookings; tests of booking set one. */
  freeDemoRegionId?: string | undefined;
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
  /** Trusted proxies for `X-Forwarded-For`; none by default. */
  trustProxy: false | string[];
  logLevel: NonNullable<Variables['LOG_LEVEL']>;
  limits: Limits;
  payments: PaymentSettings;
  /** The rule about second factors of administrators. */
  factorPolicy: { mode: 'required' | 'offered'; graceMs: number };
  photos: PhotoPlace;
  /** Absent: emails stay in the local mailbox. */
  mail?: { smtpUrl: string; from: string };
  /** The administrator that should exist. */
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
  /** Default folders of the builds; WEB_DIST and OFFICE_DIST override them. */
  defaultDist: { web: string; office: string };
}

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
    factorPolicy: {
      mode: values.SECOND_FACTOR ?? (choice.mode === 'demo' ? 'offered' : 'required'),
      graceMs: values.SECOND_FACTOR_GRACE_DAYS * 86_400_000,
    },
    photos: photoPlace(values, dataDir),
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

function photoPlace(values: Variables, dataDir: string): PhotoPlace {
  if (values.PHOTO_STORE === 'disk') return { kind: 'disk', folder: join(dataDir, 'photos') };
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT ?? '',
    region: values.S3_REGION ?? '',
    bucket: values.S3_BUCKET ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
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
