import { basename } from 'node:path';

const form = /^tintforge-\d{8}T\d{6}Z-schema\d+\.sqlite$/;

/** What a copy is called: when it was made, in UTC, and how many migrations its tables have seen. */
export function backupName({ now, schema }: { now: number; schema: number }): string {
  return `tintforge-${stamp(now)}-schema${schema}.sqlite`;
}

/** An instant as it stands in the names of files: `20261201T150000Z`. They are in the order of time. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Whether a file has the name of a copy made into a folder. */
export function isBackupName(path: string): boolean {
  return form.test(basename(path));
}

/** The file beside a copy that has the secrets of its installation. */
export function secretsBeside(path: string): string {
  return `${path.replace(/\.sqlite$/, '')}.secrets.json`;
}
