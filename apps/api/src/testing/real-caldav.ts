import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';
import { makeTestFolder } from './test-folder';

/** A CalDAV server that others have written, with one user and an empty calendar. */
export interface RealCalDav {
  url: string;
  login: { username: string; password: string };
  calendarUrl: string;
  /** The files of the calendar by their names, as the server gives them out. */
  files(): Promise<Map<string, string>>;
  put(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and takes everything away. */
  close(): Promise<void>;
}

/** Servers with which crews' calendars are tried, by the command that starts each. */
export const realServers = ['radicale', 'xandikos'] as const;

const login = { username: 'crew', password: 'a-password-of-the-crew' };

interface ServerStart {
  parameters: string[];
  /** Of the calendar on the server. */
  path: string;
  makesCalendar: boolean;
}

function startOf(name: (typeof realServers)[number], { folder, port }: { folder: string; port: number }): ServerStart {
  if (name === 'xandikos') {
    return {
      parameters: [
        '--defaults',
        '--directory',
        join(folder, 'data'),
        '--listen-address',
        '127.0.0.1',
        '--port',
        String(port),
      ],
      path: '/user/calendars/calendar/',
      makesCalendar: false,
    };
  }
  const users = join(folder, 'users');
  writeFileSync(users, `${login.username}:${login.password}\n`);
  const settings = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': users,
    'auth-htpasswd-encryption': 'plain',
    'storage-filesystem-folder': join(folder, 'data'),
  };
  const parameters = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
  return { parameters: ['--config', '', ...parameters], path: `/${login.username}/work/`, makesCalendar: true };
}

/** Starts one from the system's packages. Where it isn't installed, the test fails with the command that installs it. */
export async function openRealCalDav(name: (typeof realServers)[number]): Promise<RealCalDav> {
  const folder = makeTestFolder(name);
  const port = await freePort();
  const { parameters, path, makesCalendar } = startOf(name, { folder, port });
  const url = `http://127.0.0.1:${port}`;
  const calendarUrl = `${url}${path}`;
  const authorization = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
  let child: ChildProcess | undefined;

  async function call(address: string, init: RequestInit = {}): Promise<Response> {
    return fetch(address, { ...init, headers: { authorization, connection: 'close', ...init.headers } });
  }

  async function start(): Promise<void> {
    const started = spawn(name, parameters, { stdio: 'ignore' });
    child = started;
    let failed: Error | undefined;
    started.on('error', (error) => {
      failed = new Error(`${name} can’t be started. Install it: apt-get install ${realServers.join(' ')}`, {
        cause: error,
      });
    });
    for (let tries = 0; tries < 200; tries += 1) {
      if (failed !== undefined) throw failed;
      if (
        await call(url).then(
          () => true,
          () => false,
        )
      )
        return;
      await wait(100);
    }
    throw new Error(`${name} does not listen`);
  }

  async function stop(): Promise<void> {
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  }

  async function expectOk(response: Response): Promise<Response> {
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response;
  }

  await start();
  if (makesCalendar) await expectOk(await call(calendarUrl, { method: 'MKCALENDAR' }));
  return {
    url,
    login,
    calendarUrl,
    async files() {
      const body = '<d:propfind xmlns:d="DAV:"><d:prop><d:getetag/></d:prop></d:propfind>';
      const headers = { depth: '1', 'content-type': 'text/xml' };
      const list = await (await expectOk(await call(calendarUrl, { method: 'PROPFIND', headers, body }))).text();
      const hrefs = [...list.matchAll(/href>([^<]+\.ics)</g)].map(([, href = '']) => new URL(href, url).href);
      const texts = await Promise.all(hrefs.map(async (href) => (await expectOk(await call(href))).text()));
      return new Map(hrefs.map((href, index) => [href.split('/').at(-1) ?? '', texts[index] ?? '']));
    },
    async put(file, text) {
      const headers = { 'content-type': 'text/calendar; charset=utf-8' };
      await expectOk(await call(`${calendarUrl}${file}`, { method: 'PUT', headers, body: text }));
    },
    async remove(file) {
      await expectOk(await call(`${calendarUrl}${file}`, { method: 'DELETE' }));
    },
    stop,
    start,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
