#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createStripeEmulator } from './emulator';
import { createMemoryStore } from './store/memory';
import { openSqliteStore } from './store/sqlite';
import type { Deliver } from './webhooks';

const help = `Usage: stripe-emulator [options]

  --host <address>            where to listen (127.0.0.1)
  --port <number>             0 takes a free one (0)
  --store <file>              SQLite file to keep the account in; in memory when absent
  --secret-key <key>          random when absent, like the next two
  --publishable-key <key>
  --webhook-secret <secret>
  --webhook-url <url>         where webhooks go; none are sent when absent
  --control-token <token>     opens the test controls under /control
  --help
`;

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '0' },
    store: { type: 'string' },
    'secret-key': { type: 'string', default: `sk_test_${randomBytes(18).toString('hex')}` },
    'publishable-key': { type: 'string', default: `pk_test_${randomBytes(18).toString('hex')}` },
    'webhook-secret': { type: 'string', default: `whsec_${randomBytes(18).toString('hex')}` },
    'webhook-url': { type: 'string' },
    'control-token': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else await run();

async function run(): Promise<void> {
  const keys = {
    secretKey: values['secret-key'],
    publishableKey: values['publishable-key'],
    webhookSecret: values['webhook-secret'],
  };
  const store = values.store === undefined ? createMemoryStore() : openSqliteStore(values.store);
  const url = values['webhook-url'];
  const token = values['control-token'];
  const emulator = createStripeEmulator({
    keys,
    store,
    now: Date.now,
    random: randomBytes,
    onFailure: (error) => console.error(error),
    ...(url === undefined ? {} : { deliver: deliverTo(url) }),
    ...(token === undefined ? {} : { control: { token } }),
  });
  const origin = await emulator.listen({ host: values.host, port: Number(values.port) });
  emulator.start();
  console.log(JSON.stringify({ origin, ...keys }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void emulator.close().finally(() => store.close()));
  }
}

function deliverTo(url: string): Deliver {
  return async ({ headers, body }) => {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return response.status;
  };
}
