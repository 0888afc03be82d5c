import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localMoment } from '@tintforge/booking-core/time';
import { type Acknowledged, freeStarts, runBuyers } from './buyers';
import { expectKept } from './expect-kept';
import { bundleServer, type ServerProcess, startServer } from './server-process';

/** As many processes share one database. */
const processCount = 3;

/** Starts that each process sells between two kills. */
const startsEach = 12;

export interface ProcessesOptions {
  /** Of an empty PostgreSQL database. */
  url: string;
  kills: number;
}

/**
 * Sells through three processes on one database at once and kills one after the other in the middle of it. Rejects when
 * anything that somebody was told is no longer true, or when a charged payment does not settle by itself.
 */
export async function proveProcesses({ url, kills }: ProcessesOptions): Promise<readonly Acknowledged[]> {
  const file = await bundleServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-processes-'));
  const begin = () => startServer(file, { dataDir, environment: { DATABASE_URL: url } });
  const everything: Acknowledged[] = [];
  const servers = [await begin()];
  while (servers.length < processCount) servers.push(await begin());
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = kill % processCount;
      everything.push(...(await sellWhileOneDies(servers, victim)));
      servers[victim] = await begin();
    }
    for (const server of servers) await expectKept(server, everything);
  } finally {
    for (const server of servers) await server.kill();
    rmSync(dataDir, { recursive: true });
  }
  return everything;
}

/** One is killed as soon as a third of the starts was sold; the others sell on. */
async function sellWhileOneDies(servers: readonly ServerProcess[], victim: number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killing: Promise<void> | undefined;
  function acknowledge(what: Acknowledged): void {
    acknowledged.push(what);
    if (acknowledged.length === startsEach) killing = servers[victim]?.kill();
  }
  const free = await freeStarts(servers[0]?.origin ?? '', localMoment(Date.now()).date);
  await Promise.all(
    servers.map(({ origin }, index) => {
      const starts = free.slice(index * startsEach, (index + 1) * startsEach);
      return runBuyers({ origin, starts, count: 4, acknowledge });
    }),
  );
  await (killing ?? servers[victim]?.kill());
  return acknowledged;
}
