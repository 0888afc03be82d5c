import { dirname } from 'node:path';
import Stripe from 'stripe';
import { buildApp } from '../src/app';
import type { SqliteDatabase } from '../src/db/sqlite/open-sqlite';
import { systemRandomness } from '../src/system';
import { loggedIn } from '../src/testing/logged-in';
import type { TestClock } from '../src/testing/test-clock';
import { testConfig } from '../src/testing/test-config';

/** A line of a table: its addresses are asked in turn, as the administrator. */
export interface Question {
  name: string;
  addresses: readonly string[];
}

/** Milliseconds at the middle and at the ninety-ninth of a hundred. */
export interface Times {
  p50: number;
  p99: number;
}

/** How often each question is asked: those that count, and before them those that warm up. */
export interface Repeats {
  asked: number;
  warmUps: number;
}

const keys = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench', webhookSecret: 'whsec_bench' };

/**
 * Asks a shop within this process, one question after the other and all of them in turns, and closes its database. Something
 * is written before each: an answer from memory would measure nothing of the shop. Throws when an answer is none.
 */
export async function timeQuestions(
  database: SqliteDatabase,
  { questions, clock, asked, warmUps }: Repeats & { questions: readonly Question[]; clock: TestClock },
): Promise<Times[]> {
  const random = systemRandomness(clock);
  const stripe = new Stripe(keys.secretKey);
  const config = testConfig({ folder: dirname(database.sqlite.name), keys });
  const { server } = await buildApp({ config, database, clock, random, stripe });
  const { headers } = await loggedIn({ server, database, clock, random }, { role: 'admin' });
  const write = database.writer.prepare(
    `insert or replace into login_failures (key, count, resets_at) values ('bench', 1, 0)`,
  );

  async function time(url: string): Promise<number> {
    write.run();
    const began = performance.now();
    const { statusCode, body } = await server.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url} answered ${body}`);
    return performance.now() - began;
  }

  const times: number[][] = questions.map(() => []);
  for (let turn = 0; turn < warmUps + asked; turn += 1) {
    for (const [index, { addresses }] of questions.entries()) {
      times[index]?.push(await time(addresses[turn % addresses.length] ?? ''));
    }
  }
  await server.close();
  await database.close();
  return times.map((all) => {
    const sorted = all.slice(warmUps).sort((one, other) => one - other);
    return { p50: sorted[Math.floor(asked * 0.5)] ?? 0, p99: sorted[Math.floor(asked * 0.99)] ?? 0 };
  });
}
