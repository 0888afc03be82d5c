import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localMoment } from '@tintforge/content/clock';
import Sqlite from 'better-sqlite3';
import { openMailServer } from '../../testing/mail-server';
import { bundleServer, startServer } from '../../testing/server-process';
import { type Acknowledged, freeStarts, tryToBuy } from '../kills/buyers';
import { expectKept } from '../kills/expect-kept';
import { rushFor } from '../kills/prove-processes';

/** Every second buyer waits for the shop's confirmation. */
const buyers = 24;

/** Result of two processes on one file. */
export interface SharedFileReport {
  /** Count of each response to the callers who requested one start concurrently. */
  rush: Record<string, number>;
  /** All buyers who paid. */
  paid: number;
  /** Number of processes that had the jobs, over the whole time. */
  jobOwners: number;
  /** Emails received, and the number of different ones. */
  mails: { arrived: number; different: number };
}

/**
 * Lets three hundred buyers try for one start through two processes on one SQLite file, then others buy through both.
 * Rejects when any acknowledged fact isn't true, or a charge doesn't settle automatically.
 */
export async function proveSharedFile(): Promise<SharedFileReport> {
  const file = await bundleServer('server.ts', 'shared-file');
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-shared-file-'));
  const mail = await openMailServer();
  const environment = { APP_MODE: 'demo', SMTP_URL: mail.smtpUrl, MAIL_FROM: 'Tintforge <book@tintforge.example>' };
  const begin = () => startServer(file, { dataDir, environment });
  const servers = [await begin(), await begin()];
  const origins = servers.map(({ origin }) => origin);
  const [first = ''] = origins;
  const shop = new Sqlite(join(dataDir, 'tintforge.sqlite'), { readonly: true });
  const jobOwner = shop.prepare<[], string>(`select owner from leases where name = 'jobs'`).pluck();
  const owners = new Set<string | undefined>();
  const acknowledged: Acknowledged[] = [];
  try {
    const rush = await rushFor(servers);
    const starts = await freeStarts(first, { today: localMoment(Date.now()).date });
    await Promise.all(
      starts.slice(0, buyers).map(async (start, index) => {
        const origin = origins[index % origins.length] ?? '';
        await tryToBuy({ origin, acknowledge: (what) => acknowledged.push(what) }, start);
        owners.add(jobOwner.get());
      }),
    );
    for (const server of servers) await expectKept(server, acknowledged);
    const paid = new Set(acknowledged.filter(({ as }) => as === 'charged').map(({ booking }) => booking.customerEmail));
    const receivers = () => mail.arrived.filter(({ envelope }) => envelope.some((address) => paid.has(address)));
    while (new Set(receivers().flatMap(({ envelope }) => envelope)).size < paid.size) await wait(20);
    owners.add(jobOwner.get());
    const arrived = receivers();
    const different = new Set(arrived.map(({ messageId }) => messageId)).size;
    return { rush, paid: paid.size, jobOwners: owners.size, mails: { arrived: arrived.length, different } };
  } finally {
    shop.close();
    for (const server of servers) await server.kill();
    await mail.close();
    rmSync(dataDir, { recursive: true });
  }
}
