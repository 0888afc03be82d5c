import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@tintforge/content';
import { type Journal, readJournal } from '../command/journal';
import { freePort } from './free-port';
import { addMigration } from './next-migration';
import type { ServerProcess } from './server-process';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
const launcher = fileURLToPath(new URL('../../../../deploy/tintforge', import.meta.url));

/** The differences of a later version. */
export interface NextVersion {
  version: string;
  /** A statement that its tables are brought up to date with; the same tables by default. */
  migration?: string;
  /** Ends the trial on the shop's own data badly, after the rehearsal on a copy went well. */
  fails?: boolean;
}

/** How a process ended, and what it printed. */
export interface Ended {
  /** Null when it was killed. */
  code: number | null;
  text: string;
}

/** A power cut: all processes die at that step, counted on through the commands of one file. */
export interface PowerCut {
  steps: string;
  dieAt: number;
}

/** A shop as install.sh makes it, in a folder of a test, with the programs that the last build made. */
export interface InstalledShop {
  home: string;
  dataDir: string;
  /** Packs a later version and returns the archive. */
  pack(next: NextVersion): string;
  /** Runs `tintforge` to its end. */
  command(args: readonly string[], powerCut?: PowerCut): Promise<Ended>;
  /** Runs `tintforge serve` as a supervisor would, until it is ready or ends. */
  serve(powerCut?: PowerCut): Promise<(ServerProcess & { stop(): Promise<void> }) | Ended>;
  journal(): Journal | undefined;
}

/** Installs version 1.0.0 in an empty folder: a real shop without the demo's bookings, with the local card provider. */
export async function installShop(folder: string): Promise<InstalledShop> {
  const [home, dataDir, settings] = ['home', 'data', 'settings'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const port = await freePort();
  writeFileSync(settings, settingsOf({ port, dataDir, backupDir: join(folder, 'backups') }));
  mkdirSync(dataDir, { mode: 0o700 });
  writeVersion(join(home, 'versions', '1.0.0'), { version: '1.0.0' });
  symlinkSync(join('versions', '1.0.0'), join(home, 'current'));

  function launch(args: readonly string[], powerCut?: PowerCut): ChildProcess {
    const { PATH = '' } = process.env;
    const preload = join(home, 'versions', '1.0.0', 'dist', 'testing', 'die-at-step.js');
    return spawn(join(home, 'current', 'tintforge'), args, {
      // A separate process group, which dies together.
      detached: true,
      env: {
        PATH,
        TINTFORGE_SETTINGS: settings,
        ...(powerCut && { NODE_OPTIONS: `--import=${preload}`, STEPS: powerCut.steps, DIE_AT: String(powerCut.dieAt) }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  return {
    home,
    dataDir,
    pack(next) {
      const name = `tintforge-${next.version}`;
      writeVersion(join(folder, name), next);
      const archive = join(folder, `${name}.tar`);
      expectDone(spawnSync('tar', ['--create', '--file', archive, '--directory', folder, name]).status);
      rmSync(join(folder, name), { recursive: true });
      return archive;
    },
    async command(args, powerCut) {
      const child = launch(args, powerCut);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, text };
    },
    async serve(powerCut) {
      const child = launch(['serve'], powerCut);
      const ended = once(child, 'exit') as Promise<[number | null]>;
      let complaint = '';
      child.stderr?.on('data', (chunk) => (complaint += String(chunk)));
      const isReady = await Promise.race([saysReady(child), ended.then(() => false)]);
      if (!isReady) return { code: (await ended)[0], text: complaint };
      const end = async (signal: NodeJS.Signals) => {
        child.kill(signal);
        await ended;
      };
      return { origin: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
    },
    journal: () => readJournal(home),
  };
}

async function saysReady({ stdout }: ChildProcess): Promise<boolean> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    if (text.includes(`${brand.name} is ready`)) {
      stdout?.resume();
      return true;
    }
  }
  return false;
}

function settingsOf({ port, dataDir, backupDir }: { port: number; dataDir: string; backupDir: string }): string {
  return `# A shop with the local card provider.
APP_MODE=production
PAYMENTS_MODE=emulator
PUBLIC_URL=https://localhost
APP_SECRET="a secret of thirty-two bytes, or of more"
SMTP_URL=smtp://127.0.0.1:9
MAIL_FROM=Tintforge <book@tintforge.example>
TRUST_PROXY=127.0.0.1
LOG_LEVEL=warn
PORT=${port}
DATA_DIR=${dataDir}
BACKUP_DIR=${backupDir}
`;
}

/** A version's folder: the programs of the last build, and this Node. */
function writeVersion(folder: string, { version, migration, fails }: NextVersion): void {
  const dist = join(folder, 'dist');
  mkdirSync(folder, { recursive: true });
  cpSync(join(packageRoot, 'dist'), dist, { recursive: true });
  cpSync(launcher, join(folder, 'tintforge'));
  symlinkSync(process.execPath, join(folder, 'node'));
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(packageRoot, 'package.json'), join(folder, 'package.json'));
  if (migration !== undefined) addMigration(join(dist, 'migrations'), migration);
  if (fails === true) failOnTheShop(dist);
  const journal = JSON.parse(readFileSync(join(dist, 'migrations', 'meta', '_journal.json'), 'utf8'));
  const { platform, arch, versions } = process;
  const release = { name: 'tintforge', version, platform, arch, node: versions.node, schema: journal.entries.length };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder));
}

function failOnTheShop(dist: string): void {
  renameSync(join(dist, 'trial.js'), join(dist, 'trial-of-copies.js'));
  const program = `await import('./trial-of-copies.js'); if (!process.env.DATA_DIR.includes('rehearsal')) process.exitCode = 1;`;
  writeFileSync(join(dist, 'trial.js'), program);
}

/** SHA256SUMS of what was built for the version. */
function sumsOf(folder: string): string {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths
    .map((path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${relative(folder, path)}\n`)
    .join('');
}

function expectDone(status: number | null): void {
  if (status !== 0) throw new Error(`tar ended with ${status}`);
}
