import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { officeIn, tree } from '../src/shop/shop-process';

/** The built product as `npm start` serves it, in a separate process with its own data folder. */
export interface Product {
  /** `http://localhost:<port>`, a free port. */
  origin: string;
  /** Ends the process in its own graceful way and removes its data. Throws when it had ended already. */
  stop(): Promise<void>;
}

/**
 * Starts the server that is built in a tree in demo mode, on a built site. Throws when it ends before it listens; its own output has the reason.
 */
export async function startProduct({
  webDist,
  builtIn = tree,
}: {
  webDist: string;
  builtIn?: string;
}): Promise<Product> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tintforge-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(builtIn, 'apps/api/dist/server.js')], {
    // None of the machine's own settings.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataFolder,
      WEB_DIST: webDist,
      OFFICE_DIST: officeIn(builtIn),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isListening = once(createInterface({ input: child.stdout }), 'line').then(() => true);
  if (!(await Promise.race([isListening, ended.then(() => false)]))) {
    await rm(dataFolder, { recursive: true });
    throw new Error('The server did not start');
  }
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning) child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true });
      if (!isRunning) throw new Error(`The server ended too early (${child.signalCode ?? child.exitCode})`);
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
