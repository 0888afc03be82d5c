import { existsSync } from 'node:fs';
import { addDays } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import Stripe from 'stripe';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/db/client';
import { systemRandomness } from '../src/system';
import { copyTemplate } from '../src/testing/database-template';
import { loggedIn } from '../src/testing/logged-in';
import { createTestClock } from '../src/testing/test-clock';
import { testConfig } from '../src/testing/test-config';
import { customerOfBookings, storeVariedBookings } from './varied-bookings';
const clock = createTestClock('2026-12-01T10:00:00-05:00');
const keys = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench', webhookSecret: 'whsec_bench' };
for (const count of [1000, 1_000_000]) {
  const path = `/tmp/rep/stored-${count}.sqlite`;
  const isNew = !existsSync(path + '.done');
  if (isNew) await copyTemplate(catalogue, path);
  const database = openDatabase(path);
  const t = performance.now();
  if (isNew) { storeVariedBookings(database, { count, now: clock.now() }); (await import('node:fs')).writeFileSync(path + '.done', ''); }
  console.log(count, 'seeded', ((performance.now() - t) / 1000).toFixed(0), 's');
  const random = systemRandomness(clock);
  const { server } = await buildApp({ config: testConfig({ folder: '/tmp/rep', keys }), database, clock, random, stripe: new Stripe(keys.secretKey) });
  const { headers } = await loggedIn({ server, database, clock, random }, { role: 'admin' });
  const today = '2026-12-01';
  const ask = async (name: string, urls: string[]) => {
    const times: number[] = [];
    for (let i = 0; i < 25; i += 1) {
      const b = performance.now();
      const r = await server.inject({ url: urls[i % urls.length] ?? '', headers });
      if (r.statusCode !== 200) throw new Error(r.body);
      times.push(performance.now() - b);
    }
    const s = times.slice(5).sort((a, b) => a - b);
    console.log(count, name, 'p50', s[10]?.toFixed(1), 'p99', s[19]?.toFixed(1));
  };
  for (const [name, days, by] of [['4 weeks', 28, 'week'], ['12 weeks', 84, 'week'], ['year by day', 366, 'day']] as const) {
    await ask(`report ${name}`, Array.from({ length: 10 }, (_, i) => { const to = addDays(today, -i); return `/api/admin/reports?from=${addDays(to, 1 - days)}&to=${to}&by=${by}`; }));
  }
  const someone = Array.from({ length: 10 }, (_, i) => (i * 49_999) % count);
  await ask('customers', ['/api/admin/customers']);
  await ask('customers by email', someone.map((n) => `/api/admin/customers?q=stored${n - (n % 3)}%40tintforge.example`));
  await ask('customers by phone end', someone.map((n) => `/api/admin/customers?q=${1000 + (n % 9000)}`));
  await ask('customers ana', ['/api/admin/customers?q=ana']);
  await ask('customer', someone.map((n) => `/api/admin/customers/${customerOfBookings(n)}`));
  await server.close();
  database.close();
}
