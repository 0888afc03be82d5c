import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

interface Primary {
  urlOf(database: string): string;
  data: string;
  port: number;
}

/** Files of a running server, and settings that differ on a standby. */
const left = ['postmaster.pid', 'postmaster.opts', 'postgresql.auto.conf', 'standby.signal', 'backup_label'];
/** Folders whose contents a standby makes or fetches. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/**
 * Copies the data of a running server, as `pg_basebackup` does, into a folder from which a standby can start that
 * follows it, and waits for no other standby.
 */
export async function copyPrimary(primary: Primary, target: string): Promise<void> {
  const client = new Client({ connectionString: primary.urlOf('postgres') });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  await copyFolder(primary.data, target);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const settings = [
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'`,
    `synchronous_standby_names = ''`,
  ];
  await mkdir(join(target, 'pg_wal', 'archive_status'));
  await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(join(target, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(target, 'standby.signal'), '');
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (left.includes(entry.name)) continue;
    if (emptied.includes(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target);
    // A table's file may be deleted while it is copied; the log then says so.
    else await copyFile(source, target).catch(ignoreMissing);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
