import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { firstLine } from '../../testing/server-process';
import { mailingEnvironment } from '../kills/mail-server-process';

/** A server that dies on command, with its jobs under control. */
export interface MortalServer {
  origin: string;
  /** From now on it dies after this number of write steps; returns the number of steps before. */
  dieAt(steps: number): Promise<number>;
  /** Runs a job at once, of the scheduler or of the card provider. */
  command(order: { do: 'run-job'; name: string } | { do: 'advance-emulator' }): Promise<void>;
  /** Kills it as a power cut would, unless it is dead, and waits for its end. */
  kill(): Promise<void>;
}

export interface MortalOptions {
  /** The bundle of `testing/serve-mortal.ts`. */
  file: string;
  dataDir: string;
  smtpUrl: string;
  /** Its clock's first time, epoch milliseconds. */
  now: number;
}

/** Another process may take the port that it found free before it listens. */
const mostStarts = 5;

/** Starts it and waits until it is ready. Throws what it said when it is not. */
export async function startMortal(options: MortalOptions): Promise<MortalServer> {
  for (let starts = 1; ; starts += 1) {
    const started = await tryToStart(options);
    if (typeof started !== 'string') return started;
    if (starts === mostStarts || !started.includes('is in use'))
      throw new Error(`The server did not start: ${started}`);
  }
}

/** The server, or its complaint. */
async function tryToStart({ file, ...options }: MortalOptions): Promise<MortalServer | string> {
  const child = spawn(process.execPath, [file], {
    env: mailingEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const said = await Promise.race([firstLine(child), ended.then(() => '')]);
  if (!said.startsWith('{')) return said;
  const { origin, control, token } = JSON.parse(said) as { origin: string; control: string; token: string };
  return {
    origin,
    dieAt: (steps) => orderOf(child, steps),
    async command(order) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      await fetch(control, { method: 'POST', headers, body: JSON.stringify(order) });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function orderOf(child: ChildProcess, dieAt: number): Promise<number> {
  const answered = once(child, 'message');
  child.send({ dieAt });
  const [{ steps }] = (await answered) as [{ steps: number }];
  return steps;
}
