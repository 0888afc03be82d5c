import { basename } from 'node:path';

const form = /^tintforge-\d{8}T\d{6}Z-schema\d+\.sqlite$/;

/** File name of a backup: its time in UTC, and the number of migrations of its tables. */
export function backupName({ now, schema }: { now: number; schema: number }): string {
  return `tintforge-${stamp(now)}-schema${schema}.sqlite`;
}

/** An instant in file names: `20261201T150000Z`. They sort by time. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** True when a file is named like a backup in a folder. */
export function isBackupName(path: string): boolean {
  return form.test(basename(path));
}

/** The file next to a backup that holds the secrets of its installation. */
export function secretsBeside(path: string): string {
  return `${path.replace(/\.sqlite$/, '')}.secrets.json`;
}
