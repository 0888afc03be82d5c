import type { SetVariables, VariableName } from './environment';

/** Kind of installation. */
export interface InstallChoice {
  mode: 'demo' | 'production';
  payments: 'emulator' | 'stripe';
}

const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
/** The bucket for photos, and what each of its variables is. */
const bucketVariables = {
  S3_ENDPOINT: 'the address of the store, such as https://s3.us-east-1.amazonaws.com',
  S3_REGION: 'the region of the bucket, such as us-east-1',
  S3_BUCKET: 'the name of the bucket, which has to be private',
  S3_ACCESS_KEY_ID: 'a key that may put, get and delete objects in the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
} as const satisfies Partial<Record<VariableName, string>>;
const bucketNames = Object.keys(bucketVariables) as (keyof typeof bucketVariables)[];

const productionSigns = [...stripeVariables, 'SMTP_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'] as const;

/** Mode and payments from the flags, else from the variables: a demo when nothing points to a production. */
export function chooseInstall(given: SetVariables): InstallChoice {
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

/** Missing settings of an installation, a sentence for each variable. */
export function missingVariables(given: SetVariables, { mode, payments }: InstallChoice): string[] {
  const needed = new Map<VariableName, string>();
  if (mode === 'production') {
    needed.set('PUBLIC_URL', 'the https address under which visitors reach the site');
    needed.set('APP_SECRET', 'at least 32 random bytes, for example from: openssl rand -base64 48');
    needed.set('SMTP_URL', 'your SMTP server, such as smtps://user:password@mail.shop.example');
  }
  if (mode === 'production' || given.SMTP_URL !== undefined) needed.set('MAIL_FROM', 'the sender of all emails');
  if (payments === 'stripe') {
    needed.set('STRIPE_SECRET_KEY', 'the secret key of your Stripe account');
    needed.set('STRIPE_PUBLISHABLE_KEY', 'the publishable key of the same account');
    needed.set('STRIPE_WEBHOOK_SECRET', 'the signing secret of the endpoint /api/payment/webhook');
  }
  if (given.PHOTO_STORE === 's3') for (const name of bucketNames) needed.set(name, bucketVariables[name]);
  if (given.ADMIN_USERNAME !== undefined) needed.set('ADMIN_PASSWORD', 'because ADMIN_USERNAME is set');
  if (given.ADMIN_PASSWORD !== undefined) needed.set('ADMIN_USERNAME', 'because ADMIN_PASSWORD is set');
  return [...needed]
    .filter(([name]) => given[name] === undefined)
    .map(([name, reason]) => `${name} is missing: ${reason}.`);
}

/** Contradictory settings, a sentence each. */
export function contradictions(given: SetVariables, { mode, payments }: InstallChoice): string[] {
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
    problems.push('PUBLIC_URL must start with https:// in production.');
  const { S3_ENDPOINT = 'https:' } = given;
  if (mode === 'production' && !S3_ENDPOINT.startsWith('https:') && !isLoopback(hostOf(S3_ENDPOINT)))
    problems.push('S3_ENDPOINT must start with https:// in production, unless the store is on this computer.');
  const forNothing = given.PHOTO_STORE === 's3' ? [] : bucketNames.filter((name) => given[name] !== undefined);
  if (forNothing.length > 0)
    problems.push(`${forNothing[0]} is set, but photos are kept on the disk: set PHOTO_STORE=s3 if a bucket is meant.`);
  if (mode === 'demo' && payments === 'stripe' && isLive) {
    problems.push('APP_MODE is demo, which shows visitors that no money moves, but a live Stripe key is set.');
  }
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
