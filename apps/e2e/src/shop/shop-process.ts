import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The tree in which the stories' shop is built, unless a story names another. */
export const tree = path.join(import.meta.dirname, '../../../..');

/** The site that is built in a tree, as the web's build leaves it. */
export const siteIn = (builtIn: string) => path.join(builtIn, 'apps/web/dist');

/** The staff area that is built in a tree. */
export const officeIn = (builtIn: string) => path.join(builtIn, 'apps/office/dist');

/** The built site. */
export const siteFolder = siteIn(tree);

/** One line of the server's log; pino's levels: 30 is info, 40 warn, 50 error. */
export interface LogLine {
  level: number;
  text: string;
}

/** The real server in a separate process, with its own data folder. */
export interface ShopProcess {
  /** The site's origin: `http://localhost:<port>`. */
  origin: string;
  /** Sends the control port one command and returns the response; throws when it is refused. */
  control(command: { do: string; [more: string]: unknown }): Promise<unknown>;
  /** Lines since the last call. */
  takeLog(): LogLine[];
  /** Ends the process in its own graceful way and removes its data. */
  stop(): Promise<void>;
}

/**
 * Initial data of a shop: the demo's year of bookings, or a production's first hour with no account but its owner's.
 */
export type Beginning = 'demo' | 'empty';

/** Starts the server that is built in a tree, with its clock at `instant` (epoch milliseconds). Throws with its output when it cannot start. */
export async function startShop({
  instant,
  beginning,
  builtIn = tree,
}: {
  instant: number;
  beginning: Beginning;
  builtIn?: string;
}): Promise<ShopProcess> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tintforge-e2e-'));
  const child = spawn(process.execPath, [path.join(builtIn, 'apps/api/dist/testing/serve.js')], {
    // None of the machine's own settings, and a time zone that is neither the shop's nor the browser's.
    env: {
      PATH: process.env.PATH,
      TZ: 'Asia/Tokyo',
      DATA_DIR: dataFolder,
      WEB_DIST: siteIn(builtIn),
      OFFICE_DIST: officeIn(builtIn),
      CLOCK: new Date(instant).toISOString(),
      BEGINNING: beginning,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log: LogLine[] = [];
  createInterface({ input: child.stderr }).on('line', (text) => log.push({ level: 50, text }));
  const lines = createInterface({ input: child.stdout });
  const address = await firstLine(child, lines);
  if (address === undefined) {
    throw new Error(`The server ended before it listened:\n${log.map(({ text }) => text).join('\n')}`);
  }
  const { origin, control, token } = JSON.parse(address) as Record<'origin' | 'control' | 'token', string>;
  lines.on('line', (text) => log.push({ level: levelOf(text), text }));

  return {
    origin,
    async control(command) {
      const response = await fetch(control, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(command),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`The shop refused to ${command.do} (${response.status}): ${text}`);
      return (JSON.parse(text) as { answer: unknown }).answer;
    },
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    async stop() {
      // It may have crashed, and then will not end again.
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function firstLine(child: ChildProcess, lines: ReturnType<typeof createInterface>): Promise<string | undefined> {
  return Promise.race([once(lines, 'line').then(([line]) => String(line)), once(child, 'exit').then(() => undefined)]);
}

/** A line that is no log line does not belong there, which is an error too. */
function levelOf(text: string): number {
  try {
    const { level } = JSON.parse(text) as { level?: unknown };
    return typeof level === 'number' ? level : 50;
  } catch {
    return 50;
  }
}
