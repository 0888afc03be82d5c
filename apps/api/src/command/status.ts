import { readJournal } from './journal';
import { lastTried } from './nightly-backup';
import type { Places } from './places';
import { readRelease } from './release';
import { isReady, keeperOf } from './service';
import { outcomeOf } from './settle';

/** `status`: what is installed, whether it serves, where its data are, and the last copy that was tried. */
export async function statusOf(places: Places): Promise<{ isDone: boolean; text: string }> {
  const release = readRelease(places.version);
  const [keeper, isWell] = [await keeperOf(places), await isReady(places)];
  const keepers = { systemd: 'by systemd', another: 'without systemd', nobody: 'not running' };
  const tried = lastTried(places);
  const journal = readJournal(places.home);
  const rows = [
    ['version', release === undefined ? 'not a release' : `${release.version} (Node ${release.node})`],
    ['server', `${isWell ? 'ready' : 'not ready'}, ${keepers[keeper]}`],
    ['address', places.settings.PUBLIC_URL || `http://localhost:${places.settings.PORT || '3000'}`],
    ['settings', places.settingsFile],
    ['data', places.settings.DATABASE_URL ? 'on a PostgreSQL server' : places.dataDir],
    [
      'backup',
      tried === undefined ? 'none was tried yet' : `${tried.backup}, tried ${new Date(tried.at).toISOString()}`,
    ],
    ['upgrade', journal === undefined ? 'none so far' : outcomeOf(journal)],
  ];
  return { isDone: isWell, text: rows.map(([name = '', value]) => `${name.padEnd(9)} ${value}`).join('\n') };
}
