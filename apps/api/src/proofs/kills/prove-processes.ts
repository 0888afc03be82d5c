import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localMoment } from '@tintforge/content/clock';
import { type MailServer, openMailServer } from '../../testing/mail-server';
import { sampleShop } from '../../testing/sample-shop';
import { bundleServer, type ServerProcess, startServer } from '../../testing/server-process';
import { type Acknowledged, freeStarts, tryToBuy, tryToHold } from './buyers';
import { expectKept } from './expect-kept';

/** As many processes share one database. */
const processCount = 3;

/** As many want one start of a region with two crews. */
const rushCount = 300;

/** Between two kills. */
const lifeMs = 1_000;

/** Wait of callers whose share is exhausted. */
const pauseMs = 20;

/** Number of concurrent buyers, each through one process after another. */
const buyerCount = 6;

/** Longer than the lease of a killed process on an email. */
const arrivesWithinMs = 90_000;

/** Emails that one process sends concurrently. */
const mailsAtOnce = 4;

export interface ProcessesOptions {
  /** URL of an empty PostgreSQL database. */
  url: string;
  kills: number;
  /** Also waits for the emails of killed processes, whose leases expire after a minute. */
  awaitsMails?: boolean;
}

/** Writes that the kills interrupted. */
export interface ProcessesReport {
  /** Count of each response to the callers who requested one start concurrently. */
  rush: Record<string, number>;
  acknowledged: readonly Acknowledged[];
  /** Emails received. */
  mails: number;
}

/**
 * Lets three hundred buyers try for one start through three processes on one database, then sells through them and
 * kills one of them every second, while buyers continue with the others. Rejects when an acknowledged fact is no longer
 * true, when a charged payment doesn't settle automatically, or when a customer gets a duplicate email that no killed
 * process had just sent.
 */
export async function proveProcesses({ url, kills, awaitsMails = false }: ProcessesOptions): Promise<ProcessesReport> {
  const file = await bundleServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-processes-'));
  const mail = await openMailServer();
  const environment = {
    DATABASE_URL: url,
    APP_MODE: 'demo',
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Tintforge <book@tintforge.example>',
  };
  const begin = () => startServer(file, { dataDir, environment });
  const servers = [await begin()];
  while (servers.length < processCount) servers.push(await begin());
  const acknowledged: Acknowledged[] = [];
  let rush: Record<string, number>;
  try {
    rush = await rushFor(servers);
    const progress = { killed: 0, kills };
    const buying = buyFromAll({ servers, progress, acknowledge: (what) => acknowledged.push(what) });
    for (; progress.killed < kills; progress.killed += 1) {
      await wait(lifeMs);
      const victim = progress.killed % processCount;
      await servers[victim]?.kill();
      servers[victim] = await begin();
    }
    await buying;
    for (const server of servers) await expectKept(server, acknowledged);
    if (awaitsMails) await expectArrived(mail, acknowledged);
    expectOneEach(mail, { mostRepeated: kills * mailsAtOnce });
  } finally {
    for (const server of servers) await server.kill();
    await mail.close();
    rmSync(dataDir, { recursive: true });
  }
  return { rush, acknowledged, mails: mail.arrived.length };
}

/** All buyers want the same start of the first region at once. Returns the count of each response. */
export async function rushFor(servers: readonly ServerProcess[]): Promise<Record<string, number>> {
  const today = localMoment(Date.now()).date;
  const starts = await freeStarts(servers[0]?.origin ?? '', { today });
  const last = starts.findLast(({ zip }) => zip === sampleShop.zip);
  if (last === undefined) throw new Error('There is no free start');
  const buyers = Array.from({ length: rushCount }, (_, index) =>
    tryToHold(servers[index % servers.length]?.origin ?? '', last),
  );
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(buyers)) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

/** Buys until the last kill, and before each of them no more than its share of all starts, so that each has some left. */
async function buyFromAll({
  servers,
  progress,
  acknowledge,
}: {
  servers: readonly ServerProcess[];
  progress: { killed: number; kills: number };
  acknowledge: (what: Acknowledged) => void;
}): Promise<void> {
  const today = localMoment(Date.now()).date;
  const starts = await freeStarts(servers[0]?.origin ?? '', { today, isAll: true });
  const share = starts.length / progress.kills;
  let turn = 0;
  async function buyOnAndOn(): Promise<void> {
    while (progress.killed < progress.kills) {
      const start = turn < (progress.killed + 1) * share ? starts.shift() : undefined;
      if (start === undefined) {
        await wait(pauseMs);
        continue;
      }
      turn += 1;
      const origin = servers[turn % servers.length]?.origin ?? '';
      await tryToBuy({ origin, acknowledge }, start);
    }
  }
  await Promise.all(Array.from({ length: buyerCount }, buyOnAndOn));
}

/** Every confirmed customer gets a confirmation email, soon except for those leased by a killed process. */
async function expectArrived({ arrived }: MailServer, acknowledged: readonly Acknowledged[]): Promise<void> {
  const confirmed = acknowledged.filter(({ as }) => as === 'confirmed').map(({ booking }) => booking.customerEmail);
  const deadline = Date.now() + arrivesWithinMs;
  for (;;) {
    const receivers = new Set(arrived.flatMap(({ envelope }) => envelope));
    const missing = confirmed.filter((email) => !receivers.has(email));
    if (missing.length === 0) return;
    if (Date.now() > deadline) throw new Error(`${missing.length} mails of ${confirmed.length} never arrived`);
    await wait(50);
  }
}

/**
 * Each email has one Message-ID, and arrives twice only when its process was killed between sending and recording it.
 */
function expectOneEach({ arrived }: MailServer, { mostRepeated }: { mostRepeated: number }): void {
  const ids = new Set(arrived.map(({ messageId }) => messageId));
  const repeated = arrived.length - ids.size;
  if (repeated > mostRepeated) throw new Error(`${repeated} mails came more than once`);
  const mails = new Map(arrived.map((each) => [`${each.envelope} ${each.subject} ${each.text}`, each.messageId]));
  if (mails.size < ids.size) throw new Error(`${ids.size - mails.size} mails came again under another Message-ID`);
}
