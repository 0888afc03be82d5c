import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localMoment } from '@tintforge/content/clock';
import Sqlite from 'better-sqlite3';
import { bundleServer, type ServerProcess, startServer } from '../../testing/server-process';
import { type Acknowledged, freeStarts, runBuyers } from './buyers';
import { expectKept } from './expect-kept';

export interface KillsOptions {
  /** For each kill, the number of acknowledgements at which it comes, with the other buyers in the middle of theirs. */
  points: readonly number[];
}

/** Writes that the kills interrupted. */
export interface KillsReport {
  held: number;
  charged: number;
  confirmed: number;
}

/**
 * Kills the real server again and again while it sells, and restarts it over the same files. Rejects when an
 * acknowledged fact is no longer true, when a charged payment doesn't settle automatically, or when the files are
 * damaged.
 */
export async function proveKills({ points }: KillsOptions): Promise<KillsReport> {
  const file = await bundleServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-kills-'));
  const everything: Acknowledged[] = [];
  let server = await startServer(file, { dataDir });
  try {
    for (const point of points) {
      const acknowledged = await sellUntilKilled(server, point);
      server = await startServer(file, { dataDir });
      await expectKept(server, acknowledged);
      everything.push(...acknowledged);
    }
    await expectKept(server, everything);
  } finally {
    await server.kill();
  }
  expectUndamaged(join(dataDir, 'tintforge.sqlite'));
  rmSync(dataDir, { recursive: true });
  const countOf = (as: Acknowledged['as']) => everything.filter((each) => each.as === as).length;
  return { held: countOf('held'), charged: countOf('charged'), confirmed: countOf('confirmed') };
}

/** Kills the server as soon as so many things were acknowledged; what arrives later counts too. */
async function sellUntilKilled(server: ServerProcess, mostAcknowledged: number): Promise<Acknowledged[]> {
  const { origin } = server;
  const acknowledged: Acknowledged[] = [];
  let killing: Promise<void> | undefined;
  function acknowledge(what: Acknowledged): void {
    acknowledged.push(what);
    if (acknowledged.length === mostAcknowledged) killing = server.kill();
  }
  const starts = await freeStarts(origin, { today: localMoment(Date.now()).date });
  await runBuyers({ origin, starts, count: 12, acknowledge });
  await (killing ?? server.kill());
  return acknowledged;
}

function expectUndamaged(path: string): void {
  const sqlite = new Sqlite(path, { readonly: true });
  const damage = sqlite.pragma('integrity_check', { simple: true });
  const orphans = sqlite.pragma('foreign_key_check') as unknown[];
  sqlite.close();
  if (damage !== 'ok' || orphans.length > 0)
    throw new Error(`The database is damaged: ${damage}, ${orphans.length} orphans`);
}
