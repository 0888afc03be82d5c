import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { isDamaged } from './failures';

/**
 * Damage of a SQLite file, in SQLite's own words; undefined when it is sound or doesn't exist yet. Every page is read
 * (`quick_check`): a fifth of a second per 100 MB that the system has in memory.
 */
export function findDamage(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const sqlite = new Sqlite(path);
  try {
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? undefined : String(found).replaceAll(/\s+/g, ' ');
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  } finally {
    sqlite.close();
  }
}
