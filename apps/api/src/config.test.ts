import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Config, loadConfig } from './config';
import { type Environment, variables } from './environment';

const madeUp = {
  appSecret: 'made up for this install, at least 32 bytes',
  emulator: { secretKey: 'sk_test_own', publishableKey: 'pk_test_own', webhookSecret: 'whsec_own' },
};

const testKeys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const liveKeys = { ...testKeys, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };

const production = {
  APP_MODE: 'production',
  PUBLIC_URL: 'https://tintforge.example',
  APP_SECRET: 'an operator secret of 32 bytes or more',
  SMTP_URL: 'smtps://user:word@mail.tintforge.example',
  MAIL_FROM: 'Tintforge <book@tintforge.example>',
  ...liveKeys,
};

function load(environment: Environment) {
  return loadConfig({
    environment,
    installSecrets: () => madeUp,
    defaultDist: { web: '/web/dist', office: '/office/dist' },
  });
}

function configOf(environment: Environment): Config {
  const loaded = load(environment);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.config;
}

function problemsOf(environment: Environment): string[] {
  const loaded = load(environment);
  return loaded.ok ? [] : loaded.problems;
}

/** The variables that the problems begin with. */
function blamed(environment: Environment): string[] {
  return problemsOf(environment).map((problem) => problem.split(' ')[0] ?? '');
}

describe('with nothing set', () => {
  test('it is a demo on this computer with the emulator and secrets of its own', () => {
    expect(configOf({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      webDist: '/web/dist',
      officeDist: '/office/dist',
      trustProxy: false,
      logLevel: 'warn',
      payments: {
        mode: 'emulator',
        isLive: false,
        secretKey: 'sk_test_own',
        webhookSecret: 'whsec_own',
        publicConfig: { publishableKey: 'pk_test_own', stripeJsUrl: '/_stripe/stripe.js' },
      },
      limits: {
        holds: { perPerson: 5, perAddress: 20, perSite: 60, perRegion: { least: 10, open: 0.25, crowded: 0.5 } },
      },
    });
    expect(Buffer.from(configOf({}).appSecret).toString()).toBe(madeUp.appSecret);
  });

  test('an empty variable counts as unset', () => {
    const empty = { APP_MODE: '', PORT: ' ', STRIPE_SECRET_KEY: '', SMTP_URL: '' };
    expect(configOf(empty)).toEqual(configOf({}));
  });

  test('the public address follows the port', () => {
    expect(configOf({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321');
  });
});

describe('a complete production', () => {
  test('uses the operator’s secrets only', () => {
    const loaded = loadConfig({
      environment: production,
      installSecrets: () => {
        throw new Error('no secrets of its own are asked for');
      },
      defaultDist: { web: '/web/dist', office: '/office/dist' },
    });
    expect(loaded).toMatchObject({
      ok: true,
      config: {
        mode: 'production',
        publicUrl: 'https://tintforge.example',
        logLevel: 'info',
        payments: {
          mode: 'stripe',
          isLive: true,
          secretKey: 'sk_live_1',
          webhookSecret: 'whsec_1',
          publicConfig: { publishableKey: 'pk_live_1', stripeJsUrl: null },
        },
        mail: { smtpUrl: production.SMTP_URL, from: production.MAIL_FROM },
      },
    });
  });

  test('test keys make it a rehearsal', () => {
    expect(configOf({ ...production, ...testKeys }).payments.isLive).toBe(false);
  });

  test('going live changes the mode of payments and three keys, nothing else', () => {
    const rehearsal = { ...production, PAYMENTS_MODE: 'emulator', ALLOW_TEST_PAYMENTS: 'true', ...noStripe() };
    const { payments: before, ...restBefore } = configOf(rehearsal);
    const { payments: after, ...restAfter } = configOf(production);
    expect(before.mode).toBe('emulator');
    expect(after.mode).toBe('stripe');
    expect(restAfter).toEqual(restBefore);
  });

  test.each(['SMTP_URL', 'STRIPE_SECRET_KEY', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'])(
    'is what %s alone points to',
    (name) => {
      const problems = problemsOf({ [name]: 'anything' });
      expect(problems.some((problem) => problem.startsWith('PUBLIC_URL is missing'))).toBe(true);
    },
  );

  test('keeps who the administrator should be, and the token for metrics', () => {
    const more = { ADMIN_USERNAME: 'shop', ADMIN_PASSWORD: 'long enough', METRICS_TOKEN: 'sixteen or more characters' };
    expect(configOf({ ...production, ...more })).toMatchObject({
      admin: { username: 'shop', password: 'long enough' },
      metricsToken: 'sixteen or more characters',
    });
  });
});

function noStripe(): Environment {
  return Object.fromEntries(Object.keys(testKeys).map((name) => [name, undefined]));
}

describe('what is missing is said all at once', () => {
  test('in production', () => {
    expect(blamed({ APP_MODE: 'production' })).toEqual([
      'PUBLIC_URL',
      'APP_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
  });

  test.each(Object.keys(production).filter((name) => name !== 'APP_MODE'))('%s', (name) => {
    expect(blamed({ ...production, [name]: undefined })).toEqual([name]);
  });

  test.each(Object.keys(testKeys))('in a demo with Stripe: %s', (name) => {
    expect(blamed({ APP_MODE: 'demo', ...testKeys, [name]: undefined })).toEqual([name]);
  });

  test('half an administrator', () => {
    expect(blamed({ ...production, ADMIN_USERNAME: 'shop' })).toEqual(['ADMIN_PASSWORD']);
    expect(blamed({ ...production, ADMIN_PASSWORD: 'long enough' })).toEqual(['ADMIN_USERNAME']);
  });
});

describe('contradictions are refused', () => {
  test.each([
    [
      'a live secret key with a test publishable key',
      { ...production, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'both be live',
    ],
    [
      'a test secret key with a live publishable key',
      { ...production, STRIPE_SECRET_KEY: 'sk_test_1' },
      'both be live',
    ],
    [
      'a live key in emulator mode',
      { PAYMENTS_MODE: 'emulator', APP_MODE: 'demo', STRIPE_SECRET_KEY: 'sk_live_1' },
      'live Stripe key',
    ],
    [
      'a live publishable key in emulator mode',
      { PAYMENTS_MODE: 'emulator', APP_MODE: 'demo', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      'live Stripe key',
    ],
    [
      'the emulator on a public address',
      { ...production, ...noStripe(), PAYMENTS_MODE: 'emulator' },
      'ALLOW_TEST_PAYMENTS',
    ],
    ['a demo in which money moves', { APP_MODE: 'demo', ...liveKeys }, 'no money moves'],
    ['a production without https', { ...production, PUBLIC_URL: 'http://tintforge.example' }, 'https://'],
    ['a demo that others can reach', { HOST: '0.0.0.0' }, 'ALLOW_PUBLIC_DEMO'],
    ['a demo under a public name', { PUBLIC_URL: 'http://demo.tintforge.example' }, 'ALLOW_PUBLIC_DEMO'],
  ])('%s', (_what, environment, words) => {
    const problems = problemsOf(environment);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  test('a public demo is possible when it is meant', () => {
    const meant = { HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.tintforge.example', ALLOW_PUBLIC_DEMO: 'true' };
    expect(blamed(meant)).toEqual(['PAYMENTS_MODE']);
    expect(configOf({ ...meant, ALLOW_TEST_PAYMENTS: 'true' })).toMatchObject({ mode: 'demo', isPublicDemo: true });
    expect(configOf({}).isPublicDemo).toBe(false);
  });

  test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('a demo listens at %s', (host) => {
    expect(configOf({ HOST: host }).host).toBe(host);
  });

  test.each(['http://localhost:8080', 'https://localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'a demo is at %s',
    (url) => expect(configOf({ PUBLIC_URL: url }).publicUrl).toBe(url),
  );
});

describe('a bad form is named', () => {
  test.each([
    ['APP_MODE', 'staging'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000a'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'http://localhost:3000/shop'],
    ['APP_SECRET', 'too short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['PAYMENTS_MODE', 'none'],
    ['ALLOW_TEST_PAYMENTS', 'yes'],
    ['ALLOW_PUBLIC_DEMO', '1'],
    ['METRICS_TOKEN', 'short'],
    ['MAIL_FROM', 'nobody'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(blamed({ [name]: value })).toContain(name);
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['SMTP_URL', 'mail.tintforge.example'],
    ['MAIL_FROM', 'Name <a@b>\nBcc: x@y'],
  ])('in production %s=%s', (name, value) => {
    expect(blamed({ ...production, [name]: value })).toContain(name);
  });

  test('together with everything else that is wrong', () => {
    const { APP_SECRET, ...rest } = production;
    expect(blamed({ ...rest, PORT: 'x', LOG_LEVEL: 'y' }).sort()).toEqual(['APP_SECRET', 'LOG_LEVEL', 'PORT']);
  });
});

describe('photos', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.us-east-1.amazonaws.com',
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'shop-photos',
    S3_ACCESS_KEY_ID: 'AKIA1',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('are files of the data folder unless a bucket is chosen', () => {
    expect(configOf({ DATA_DIR: '/shop' }).photos).toEqual({ kind: 'disk', folder: '/shop/photos' });
    expect(configOf({ PHOTO_STORE: 's3', ...bucket }).photos).toEqual({
      kind: 's3',
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
      bucket: 'shop-photos',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
    });
  });

  test.each(Object.keys(bucket))('in half a bucket are refused, with what is missing: %s', (name) => {
    expect(blamed({ PHOTO_STORE: 's3', ...bucket, [name]: '' })).toEqual([name]);
  });

  test('in a bucket that nothing chooses are refused', () => {
    expect(problemsOf(bucket)).toEqual([
      'S3_ENDPOINT is set, but photos are kept on the disk: set PHOTO_STORE=s3 if a bucket is meant.',
    ]);
  });

  test('do not cross a network unencrypted', () => {
    const remote = { ...production, PHOTO_STORE: 's3', ...bucket, S3_ENDPOINT: 'http://store.example' };
    expect(problemsOf(remote)).toEqual([expect.stringMatching(/^S3_ENDPOINT must start with https/)]);
    expect(problemsOf({ ...remote, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual([]);
  });
});

test('proxies are addresses, ranges or names of ranges', () => {
  expect(configOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
    'fd00::/8',
  ]);
});

test('the README says what each variable is for', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const described = [...readme.matchAll(/^\| .*$/gm)].flatMap(
    ([row]) => row.split('|')[1]?.match(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|\b(?:HOST|PORT)\b/g) ?? [],
  );
  expect(described.sort()).toEqual(Object.keys(variables.shape).sort());
});

test('the template of an environment names each variable once, and none has a value', () => {
  const template = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const lines = template.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.sort()).toEqual(
    Object.keys(variables.shape)
      .map((name) => `${name}=`)
      .sort(),
  );
});
