import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Packs a later version out of an archive: the same programs, with another migration of the tables. With `fails` its
 * trial on the shop's own data ends badly, after the rehearsal on a copy went well.
 */
export function packNext(archive, { into, version, fails = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'tintforge-next-'));
  const work = join(folder, `tintforge-${version}`);
  try {
    mkdirSync(work);
    run(['--extract', '--file', archive, '--strip-components=1', '--directory', work]);
    const journal = read(work, 'dist/migrations/meta/_journal.json');
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: `of-${version}` });
    write(work, 'dist/migrations/meta/_journal.json', JSON.stringify(journal));
    const release = { ...read(work, 'release.json'), version, schema: journal.entries.length };
    write(work, 'release.json', JSON.stringify(release, null, 2));
    if (fails) {
      renameSync(join(work, 'dist/trial.js'), join(work, 'dist/trial-of-copies.js'));
      write(
        work,
        'dist/trial.js',
        `await import('./trial-of-copies.js'); if (!process.env.DATA_DIR.includes('rehearsal')) process.exitCode = 1;`,
      );
    }
    write(
      work,
      `dist/migrations/of-${version}.sql`,
      `ALTER TABLE \`bookings\` ADD \`of_${Number.parseInt(version, 10)}\` integer;`,
    );
    const changed = ['dist/migrations/meta/_journal.json', 'release.json', 'dist/trial.js'];
    const sums = readFileSync(join(work, 'SHA256SUMS'), 'utf8').split('\n');
    const kept = sums.filter((line) => !changed.includes(line.slice(66)));
    const added = changed.map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(join(work, path)))
          .digest('hex')}  ${path}`,
    );
    write(work, 'SHA256SUMS', [...added, ...kept].join('\n'));
    run(['--create', '--use-compress-program=gzip -1', '--file', into, '--directory', folder, `tintforge-${version}`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const read = (work, path) => JSON.parse(readFileSync(join(work, path), 'utf8'));
const write = (work, path, text) => writeFileSync(join(work, path), text);

function run(args) {
  const { status } = spawnSync('tar', args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`tar ${args.join(' ')} ended with ${status}`);
}
