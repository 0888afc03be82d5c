import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@tintforge/api-contract/client';
import { delayed, type MailServer, openMailServer } from '../../testing/mail-server';
import { sampleMessage } from '../../testing/sample-message';
import { bundleServer, type ServerProcess } from '../../testing/server-process';
import { startMailing } from './mail-server-process';

export interface MailKillsOptions {
  /** For each kill, the number of emails before it, while the next ones are with the mail server. */
  points: readonly number[];
}

/** Writes that the kills interrupted. */
export interface MailKillsReport {
  /** People whose message was acknowledged. */
  writers: number;
  /** Emails received more than once. */
  repeated: number;
}

/** Longer than any lease of a process that was killed. */
const aheadMs = 5 * 60_000;

/** Timeout after the latest email: anything that has not arrived by then is lost. */
const arrivesWithinMs = 60_000;

/** Number of concurrent writers. */
const writersAtOnce = 6;

/**
 * Kills a server repeatedly while it sends email, and restarts it over the same files. Rejects when an email of an
 * acknowledged message never arrives, or when more arrive twice than a kill can have caught between the mail server's
 * acceptance and our record.
 */
export async function proveMailKills({ points }: MailKillsOptions): Promise<MailKillsReport> {
  const file = await bundleServer('testing/serve.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-mail-kills-'));
  const mail = await openMailServer();
  const { smtpUrl } = mail;
  const acknowledged: string[] = [];
  let now = Date.now();
  const next = () => {
    now += aheadMs;
    return startMailing({ file, dataDir, smtpUrl, now });
  };
  try {
    for (const point of points) await writeUntilKilled({ server: await next(), mail, point, acknowledged });
    const last = await next();
    await expectArrived(mail, acknowledged).finally(() => last.kill());
  } finally {
    await mail.close();
  }
  rmSync(dataDir, { recursive: true });
  return { writers: acknowledged.length, repeated: repeatedIn(mail) };
}

/** Kills the server while the mail server has an email and has not accepted it yet. */
async function writeUntilKilled({
  server,
  mail,
  point,
  acknowledged,
}: {
  server: ServerProcess;
  mail: MailServer;
  point: number;
  acknowledged: string[];
}): Promise<void> {
  const { whim, release } = delayed();
  mail.whims.push(...Array.from({ length: point }, () => ({ kind: 'accept' as const })), whim);
  const writers = Array.from({ length: writersAtOnce }, () => writeOnAndOn(server, acknowledged));
  while (mail.holding === 0) await wait(5);
  await server.kill();
  release();
  await Promise.all(writers);
}

/** Sends messages until the server is dead. */
async function writeOnAndOn({ origin }: ServerProcess, acknowledged: string[]): Promise<void> {
  const call = createClient({ origin });
  for (;;) {
    const email = `writer${crypto.randomUUID()}@tintforge.example`;
    try {
      await call('sendMessage', { body: { ...sampleMessage, email } });
    } catch {
      return;
    }
    acknowledged.push(email);
    await wait(100);
  }
}

/** Each writer has a receipt, and the shop has each message: waits as long as emails keep coming. */
async function expectArrived(mail: MailServer, writers: readonly string[]): Promise<void> {
  let arrived = 0;
  let deadline = Date.now() + arrivesWithinMs;
  for (;;) {
    if (mail.arrived.length > arrived) deadline = Date.now() + arrivesWithinMs;
    arrived = mail.arrived.length;
    const receipts = new Set(mail.arrived.flatMap(({ envelope }) => envelope));
    const messages = new Set(mail.arrived.flatMap(({ replyTo = [] }) => replyTo.map(({ address }) => address)));
    const missing = writers.filter((email) => !receipts.has(email) || !messages.has(email));
    if (missing.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Mails of ${missing.length} messages never arrived`);
    await wait(50);
  }
}

function repeatedIn({ arrived }: MailServer): number {
  return arrived.length - new Set(arrived.map(({ messageId }) => messageId)).size;
}
