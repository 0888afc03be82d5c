import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localMoment } from '@tintforge/content/clock';
import { startPair } from '../../testing/postgres-pair';
import { bundleServer, type ServerProcess, startServer } from '../../testing/server-process';
import { type Acknowledged, freeStarts, tryToBuy, type WantedStart } from './buyers';
import { expectKept } from './expect-kept';

/** Processes that share the database. */
const processCount = 3;

/** Number of concurrent buyers, each through one process after another. */
const buyerCount = 6;

/** Pause of a buyer between two bookings, so that the free starts suffice. */
const paceMs = 100;

/** Number of acknowledged facts before each kill, and again after the standby has taken over. */
const factsBetween = 40;

/** Time after which a supervisor is sure that a server is dead: it looks each second, and misses it twice. */
const noticedAfterMs = 2_000;

export interface FailoverReport {
  acknowledged: readonly Acknowledged[];
  /** For each kill, the longest time without an acknowledged write, in milliseconds. */
  outagesMs: readonly number[];
  /** Calls that were answered with 503 `busy`, or not at all. */
  refused: number;
}

/**
 * Sells through three processes from one database on two servers, kills the primary again and again, promotes the
 * standby and makes a standby of the server that was killed. Rejects when an acknowledged fact is no longer true, or
 * when a charged payment doesn't settle automatically.
 */
export async function proveFailover({ kills }: { kills: number }): Promise<FailoverReport> {
  const file = await bundleServer('server.ts', 'failover');
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-failover-'));
  const pair = await startPair();
  const environment = { DATABASE_URL: pair.urlOf('postgres'), APP_MODE: 'demo' };
  const servers: ServerProcess[] = [];
  const market = { isOpen: true, refused: 0 };
  const sales = createSales();
  try {
    while (servers.length < processCount) servers.push(await startServer(file, { dataDir, environment }));
    const selling = sell({ servers, market, acknowledge: sales.acknowledge });
    const outagesMs: number[] = [];
    while (outagesMs.length < kills) {
      await sales.reach(factsBetween);
      const outage = sales.watchOutage();
      await pair.primary().kill();
      await wait(noticedAfterMs);
      await pair.promote();
      await sales.reach(factsBetween);
      outagesMs.push(outage());
      await pair.pairUp();
    }
    market.isOpen = false;
    await selling;
    for (const server of servers) await expectKept(server, sales.acknowledged);
    return { acknowledged: sales.acknowledged, outagesMs, refused: market.refused };
  } finally {
    market.isOpen = false;
    for (const server of servers) await server.kill();
    await pair.remove();
    rmSync(dataDir, { recursive: true });
  }
}

/** Acknowledged facts and their times. */
function createSales() {
  const acknowledged: Acknowledged[] = [];
  const times: number[] = [];
  return {
    acknowledged,
    acknowledge(what: Acknowledged) {
      acknowledged.push(what);
      times.push(performance.now());
    },
    /** Resolves after that many more facts. */
    async reach(more: number): Promise<void> {
      const enough = acknowledged.length + more;
      while (acknowledged.length < enough) await wait(5);
    },
    /** From now on; the returned function gives the longest time between two facts since. */
    watchOutage() {
      const first = times.length - 1;
      return () => Math.max(...times.slice(first).map((time, index, since) => time - (since[index - 1] ?? time)));
    },
  };
}

/** Buys until the market closes; a start that was refused as busy is tried again. */
async function sell({
  servers,
  market,
  acknowledge,
}: {
  servers: readonly ServerProcess[];
  market: { isOpen: boolean; refused: number };
  acknowledge: (what: Acknowledged) => void;
}): Promise<void> {
  const today = localMoment(Date.now()).date;
  const starts: WantedStart[] = await freeStarts(servers[0]?.origin ?? '', { today, isAll: true });
  let turn = 0;
  async function buyOnAndOn(): Promise<void> {
    while (market.isOpen) {
      const start = starts.shift();
      if (start === undefined) throw new Error('There are fewer free starts than the proof sells');
      turn += 1;
      const origin = servers[turn % servers.length]?.origin ?? '';
      let isHeld = false;
      await wait(paceMs);
      const note = (what: Acknowledged) => {
        isHeld = true;
        acknowledge(what);
      };
      if ((await tryToBuy({ origin, acknowledge: note }, start)) !== 'answered') {
        market.refused += 1;
        if (!isHeld) starts.push(start);
      }
    }
  }
  await Promise.all(Array.from({ length: buyerCount }, buyOnAndOn));
}
