import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localMoment } from '@tintforge/content/clock';
import Sqlite from 'better-sqlite3';
import { type InstalledShop, installShop, type NextVersion } from '../../testing/installed-shop';
import type { ServerProcess } from '../../testing/server-process';
import { type Acknowledged, freeStarts, runBuyers } from './buyers';
import { expectKept } from './expect-kept';

export interface UpgradeKillsOptions {
  /** The version that the shop is upgraded to. */
  next: Omit<NextVersion, 'version'>;
  /** Steps at which everything is killed, one per upgrade; all of them when there are no points. */
  points?: readonly number[];
}

export interface UpgradeKillsReport {
  /** Steps that the longest of the upgrades took, to its end or to its kill. */
  steps: number;
  /** Kills that came, by where the upgrade was then: its command, or a stage of its journal. */
  kills: Record<string, number>;
  /** How the upgrades ended, by the version that serves. */
  serves: Record<string, number>;
  acknowledged: number;
}

/** The column that the next version's tables have. */
export const probeMigration = 'ALTER TABLE `bookings` ADD `probe` integer;';

/**
 * Sells while the shop is upgraded, cuts the power at a step, and starts the shop again as its supervisor would. Rejects
 * when something acknowledged is gone, when the tables are not those of the version that serves, or when it does not
 * serve.
 */
export async function proveUpgradeKills({ next, points }: UpgradeKillsOptions): Promise<UpgradeKillsReport> {
  const report: UpgradeKillsReport = { steps: 0, kills: {}, serves: {}, acknowledged: 0 };
  for (let index = 0; ; index += 1) {
    const dieAt = points === undefined ? index + 1 : points[index];
    if (dieAt === undefined) return report;
    const wasKilled = await upgradeOnce({ next, dieAt, report });
    if (points === undefined && !wasKilled) return report;
  }
}

/** True when the kill came before the upgrade's end. */
async function upgradeOnce({
  next,
  dieAt,
  report,
}: {
  next: UpgradeKillsOptions['next'];
  dieAt: number;
  report: UpgradeKillsReport;
}): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'tintforge-upgrade-'));
  const shop = await installShop(folder);
  const archive = shop.pack({ version: '2.0.0', ...next });
  const powerCut = { steps: join(folder, 'steps'), dieAt };
  const acknowledged: Acknowledged[] = [];
  let server = await expectServes(shop);
  try {
    const selling = sell(server, acknowledged);
    const { code, text } = await shop.command(['upgrade', archive], powerCut);
    if (code !== null && code !== 0) throw new Error(text);
    await server.stop();
    await selling;
    let wasKilled = code === null;
    if (!wasKilled) {
      const started = await shop.serve(powerCut);
      if ('origin' in started) await started.kill();
      else if (started.code === null) wasKilled = true;
      else throw new Error(started.text);
    }
    if (wasKilled) count(report.kills, shop.journal()?.stage ?? 'command');
    server = await expectServes(shop);
    await expectKept(server, acknowledged);
    await sell(server, acknowledged, 1);
    await expectKept(server, acknowledged);
    count(report.serves, expectOneVersion(shop));
    report.acknowledged += acknowledged.length;
    report.steps = Math.max(report.steps, statSync(powerCut.steps).size);
    return wasKilled;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** A start as after a reboot. */
async function expectServes(shop: InstalledShop): Promise<ServerProcess & { stop(): Promise<void> }> {
  const started = await shop.serve();
  if (!('origin' in started)) throw new Error(`It does not serve: ${started.text}`);
  return started;
}

async function sell({ origin }: ServerProcess, acknowledged: Acknowledged[], most = 30): Promise<void> {
  const starts = await freeStarts(origin, { today: localMoment(Date.now()).date });
  await runBuyers({ origin, starts: starts.slice(0, most), count: 3, acknowledge: (what) => acknowledged.push(what) });
}

/** The version that serves, whose tables and journal say the same. */
function expectOneVersion({ journal, dataDir }: InstalledShop): string {
  const settled = journal();
  const version = settled?.stage === 'done' ? settled.to : '1.0.0';
  if (settled !== undefined && !['done', 'returned', 'abandoned'].includes(settled.stage))
    throw new Error(`The journal stays at ${settled.stage}`);
  const sqlite = new Sqlite(join(dataDir, 'tintforge.sqlite'), { readonly: true });
  const columns = sqlite.prepare(`select name from pragma_table_info('bookings')`).pluck().all();
  const damage = sqlite.pragma('integrity_check', { simple: true });
  sqlite.close();
  if (columns.includes('probe') !== (version === '2.0.0') || damage !== 'ok')
    throw new Error(
      `Version ${version} serves on tables ${columns.includes('probe') ? 'with' : 'without'} the next one's column`,
    );
  return version;
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
