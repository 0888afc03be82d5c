import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@tintforge/content';
import { build } from 'tsup';
import { shopAddresses } from '../../../../shop.base';
import { bundling, copyBesides, threads } from '../../tsup.config';
import { freePort } from './free-port';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles a server from its current sources: the real one by default. Returns the file to be started. */
export async function bundleServer(source = 'server.ts', folder = basename(source, '.ts')): Promise<string> {
  const { [source]: file = '' } = await bundlePrograms([source], folder);
  return file;
}

/** Bundles programs from their current sources. Concurrent proofs use folders of different names. Returns the file of each source. */
export async function bundlePrograms(sources: readonly string[], folder: string): Promise<Record<string, string>> {
  const outDir = join(packageRoot, 'node_modules', '.cache', 'kill-proof', folder);
  const { esbuildOptions, ...options } = bundling;
  const nameOf = (source: string) => basename(source, '.ts');
  const programs = sources.map((source) => [nameOf(source), join('src', source)]);
  const entries = [...programs, ...Object.entries(threads)].map(([name, source = '']) => [
    name,
    join(packageRoot, source),
  ]);
  await build({
    ...options,
    config: false,
    silent: true,
    clean: true,
    entry: Object.fromEntries(entries),
    splitting: true,
    outDir,
    esbuildOptions: (each, context) => {
      esbuildOptions?.(each, context);
      each.conditions = ['tintforge-source'];
      each.alias = shopAddresses;
    },
  });
  await copyBesides(outDir);
  return Object.fromEntries(sources.map((source) => [source, join(outDir, `${nameOf(source)}.js`)]));
}

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  /** Kills it as a power cut would, and waits for its end. */
  kill(): Promise<void>;
}

/** Starts the server over a data folder and waits until it is ready. Throws what it said when it does not start. */
export async function startServer(
  file: string,
  { dataDir, environment = {} }: { dataDir: string; environment?: Record<string, string> },
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      WEB_DIST: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said = await Promise.race([firstLine(child), ended.then(() => '')]);
  if (!said.startsWith(`${brand.name} is ready`)) throw new Error(`The server did not start: ${said}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The first line of a process's output, or all its errors when there is none. */
export async function firstLine({ stdout, stderr }: ChildProcess): Promise<string> {
  let complaint = '';
  stderr?.on('data', (chunk) => {
    complaint += String(chunk);
  });
  for await (const chunk of stdout ?? []) return String(chunk);
  return complaint;
}
