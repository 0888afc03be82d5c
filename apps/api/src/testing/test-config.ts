import { join } from 'node:path';
import type { Config } from '../config';
import { defaultLimits, type Limits } from '../limits';

export interface TestConfigOptions {
  /** The test's own folder; rendered pages go there. */
  folder: string;
  keys: { secretKey: string; publishableKey: string; webhookSecret: string };
  limits?: Partial<Limits>;
}

/** Rates that no test reaches by accident; the limit of active holds is the real one. */
const generous = { calls: 1_000_000, perMs: 60_000 };
const generousRates = {
  perAddress: generous,
  codeLookUps: generous,
  messages: generous,
  quoteRequests: generous,
  registrations: generous,
  linkMails: generous,
};

/** The configuration of a demo install without a built site, that logs nothing and believes a proxy on this computer. */
export function testConfig({ folder, keys, limits = {} }: TestConfigOptions): Config {
  const { secretKey, publishableKey, webhookSecret } = keys;
  return {
    mode: 'demo',
    isPublicDemo: false,
    host: '127.0.0.1',
    port: 0,
    database: { engine: 'sqlite', path: join(folder, 'tintforge.sqlite') },
    dataDir: folder,
    photos: { kind: 'disk', folder: join(folder, 'photos') },
    webDist: join(folder, 'no-web-build'),
    officeDist: join(folder, 'no-office-build'),
    publicUrl: 'http://localhost:3000',
    appSecret: Buffer.from('a secret of thirty-two bytes or more, for tests'),
    trustProxy: ['loopback'],
    logLevel: 'silent',
    factorPolicy: { mode: 'offered', graceMs: 14 * 86_400_000 },
    limits: { ...defaultLimits, rates: generousRates, ...limits },
    payments: {
      mode: 'emulator',
      isLive: false,
      publicConfig: { publishableKey, stripeJsUrl: '/_stripe/stripe.js' },
      secretKey,
      webhookSecret,
    },
  };
}
