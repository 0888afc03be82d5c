import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@tintforge/content';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from './testing/eventually';
import { freePort } from './testing/free-port';
import { bundleServer } from './testing/server-process';

let server: string;
beforeAll(async () => {
  server = await bundleServer('server.ts', 'server-test');
});

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tintforge-server-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The real process, with these variables and no other settings of ours. */
function launch(environment: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  child = spawn(process.execPath, [server], { env: { PATH, DATA_DIR: folder, ...environment }, stdio: 'pipe' });
  return child;
}

async function textOf(stream: ChildProcess['stdout'], until: string): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += String(chunk);
    if (text.includes(until)) break;
  }
  return text;
}

test('it says where it is in one line, answers, and ends when told', async () => {
  const port = await freePort();
  const process = launch({ PORT: String(port) });
  const said = await textOf(process.stdout, '\n');
  expect(said).toBe(`${brand.name} is ready (demo): http://localhost:${port}\n`);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the bundle finds what is next to it and what is loaded when it is first read', async () => {
  const port = await freePort();
  const process = launch({ PORT: String(port) });
  await textOf(process.stdout, `${brand.name} is ready`);
  for (const path of ['/_stripe/stripe.js', '/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui.css']) {
    expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
  }
});

test('a log without room for its lines ends nothing: it is ready, answers, and ends when told', async () => {
  const port = await freePort();
  const full = openSync('/dev/full', 'w');
  const { PATH = '' } = process.env;
  child = spawn(process.execPath, [server], {
    env: { PATH, DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  const ended = once(child, 'exit');
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await eventually(async () => expect(await ask('/health/ready')).toBe(200));
  // Each of these is a line of the log.
  expect([await ask('/api/info'), await ask('/api/info')]).toEqual([404, 404]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('told to end while it fills a new demo, it ends cleanly', async () => {
  const process = launch({ PORT: String(await freePort()) });
  await eventually(() => expect(existsSync(join(folder, 'start.lock'))).toBe(true));
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a public demo says which password its administrator got', async () => {
  const process = launch({ PORT: String(await freePort()), ALLOW_PUBLIC_DEMO: 'true' });
  const said = await textOf(process.stdout, `${brand.name} is ready`);
  expect(said).toMatch(/the administrator of this public demo is demo-admin with the password [\w-]{20}/);
});

test('it does not start half a production, and lists what is missing', async () => {
  const process = launch({ APP_MODE: 'production' });
  const ended = once(process, 'exit');
  const said = await textOf(process.stderr, 'STRIPE_WEBHOOK_SECRET');
  expect(said).toContain(`${brand.name} can’t start:\n- PUBLIC_URL is missing`);
  expect(await ended).toEqual([1, null]);
});
