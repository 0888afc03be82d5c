import { dirname, resolve } from 'node:path';
import type { Environment } from '../environment';
import { readSettings } from './settings-file';

/** Where an installation keeps what, and its settings. */
export interface Places {
  /** The folder of this version: its Node, the server, the pages. Never written to. */
  version: string;
  /** Holds `versions`, the link `current` to one of them, and the journal of the last upgrade. */
  home: string;
  /** The settings of the file, and of the environment where the file leaves them unset. */
  settings: Environment;
  settingsFile: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute. */
  backupDir: string;
}

/** The places of the installation whose program is in this folder, `<home>/versions/<version>/dist`. */
export function placesOf({ programs, environment }: { programs: string; environment: Environment }): Places {
  const version = dirname(programs);
  const settingsFile = environment.TINTFORGE_SETTINGS ?? '/etc/tintforge.env';
  const settings = { ...environment, ...readSettings(settingsFile) };
  return {
    version,
    home: dirname(dirname(version)),
    settings,
    settingsFile,
    dataDir: resolve(settings.DATA_DIR || './data'),
    backupDir: resolve(settings.BACKUP_DIR || '/var/backups/tintforge'),
  };
}
