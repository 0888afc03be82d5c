import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const builtServer = fileURLToPath(new URL('../../dist/testing/serve.js', import.meta.url));

/** The built server in a process of its own. */
export interface ServerProcess {
  origin: string;
  /** Carries out a command of the control port and answers its answer. */
  command(order: Record<string, unknown>): Promise<unknown>;
  /** Ends it without a word, as a power cut does, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts the built server on a data folder, with its clock running on from `instant` (epoch milliseconds). */
export async function startServerProcess({
  dataDir,
  instant,
}: {
  dataDir: string;
  instant: number;
}): Promise<ServerProcess> {
  if (!existsSync(builtServer)) throw new Error('The api is not built: run its build first');
  const child = spawn(process.execPath, [builtServer], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, CLOCK: new Date(instant).toISOString(), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { origin, control, token } = await firstLine(child);
  return {
    origin,
    async command(order) {
      const response = await fetch(control, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(order),
      });
      if (!response.ok) throw new Error(`The server did not obey ${String(order.do)}: ${await response.text()}`);
      return ((await response.json()) as { answer: unknown }).answer;
    },
    async kill() {
      const isGone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await isGone;
    },
  };
}

/** The addresses that the server prints when it is ready. */
async function firstLine(child: ChildProcess): Promise<{ origin: string; control: string; token: string }> {
  if (child.stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line);
  throw new Error('The server ended before it was ready');
}
