#!/usr/bin/env node
/**
 * Walks the Dockerfile's steps without Docker: a clean copy of the sources is built, and the result is served, with the
 * Dockerfile's own settings, by a user who owns no files. For root the server's file system is read-only except for its
 * data and /tmp, as in compose.yaml. Exits with 0 when the server became healthy, served a page and the API, shut down
 * in order and restarted.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { copySources } from './copy-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isRoot = process.getuid?.() === 0;
/** A user id that owns no file. */
const nobody = 65_534;
const as = isRoot ? { uid: nobody, gid: nobody } : {};

const folder = mkdtempSync(join(tmpdir(), 'tintforge-deploy-'));
const [source, home, data, product] = ['source', 'home', 'data', 'product'].map((name) => join(folder, name));
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const port = String(await freePort());
const environment = {
  ...imageEnvironment(),
  ...emptySettings(),
  ...composeEnvironment(),
  PORT: port,
  APP_MODE: 'demo',
  ALLOW_PUBLIC_DEMO: 'true',
};

/** Read-only except for the data and /tmp, with no privilege beyond those of an unprivileged user. */
const locked = `
  mount --make-rprivate /
  mount --bind "$DATA_DIR" "$DATA_DIR"
  mount --bind "$PRODUCT" "$PRODUCT"
  mount -o remount,bind,ro "$PRODUCT"
  mount -o remount,bind,ro /
  if touch "$PRODUCT/written" 2>/dev/null; then echo 'The file system is not read-only' >&2; exit 99; fi
  exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups --no-new-privs --bounding-set=-all "$@"
`;

try {
  for (const path of [folder, source, home, data]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (isRoot) chownSync(path, nobody, nobody);
  }
  copySources(root, source, as);
  run('sh', ['deploy/assemble.sh', product], { cwd: source, env: { ...reach(), CI: 'true' } });
  listsLibraries();
  for (const time of ['first', 'second']) {
    await serveOnce();
    console.log(`Served, got well and stopped in order, the ${time} time.`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The list for scanners is there, and names a library of the server and one of the pages. */
function listsLibraries() {
  const { bomFormat, components } = JSON.parse(readFileSync(join(product, 'sbom.cdx.json'), 'utf8'));
  const names = components.map(({ name }) => name);
  if (bomFormat !== 'CycloneDX' || !names.includes('fastify') || !names.includes('react'))
    throw new Error('sbom.cdx.json does not list what is within');
}

async function serveOnce() {
  const [command, ...args] = imageCommand('CMD');
  const server = isRoot
    ? spawn('unshare', ['--mount', 'sh', '-euc', locked, 'sh', command, ...args], {
        cwd: product,
        env: serverEnvironment(),
      })
    : spawn(command, args, { cwd: product, env: serverEnvironment() });
  const ended = once(server, 'exit');
  server.stderr.pipe(process.stderr);
  await Promise.race([
    saysReady(server),
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code} before it was ready`);
    }),
  ]);
  const [check, ...checkArgs] = imageCommand('HEALTHCHECK');
  run(check, checkArgs, { cwd: product, env: serverEnvironment() });
  for (const [path, expected] of [
    ['/booking', 'text/html'],
    [
      '/api/availability?zip=33602&from=2000-01-01&days=1&vehicleType=sedan&packageId=sedan-premium',
      'application/json',
    ],
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status >= 500 || !type.startsWith(expected))
      throw new Error(`${path} answered ${answer.status} ${type}`);
  }
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code} when it was asked to stop`);
}

async function saysReady({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    if (line.startsWith('Tintforge is ready')) {
      stdout.resume();
      return;
    }
  }
}

function serverEnvironment() {
  return { ...environment, PATH: process.env.PATH, PRODUCT: product };
}

/** The image's environment, with the paths of this run. */
function imageEnvironment() {
  const [, line = ''] = dockerfile.match(/^ENV (NODE_ENV.*)$/m) ?? [];
  return Object.fromEntries(
    line.split(' ').map((pair) => {
      const [name, value = ''] = pair.split('=');
      return [name, placed(value)];
    }),
  );
}

/** A template that was copied and not filled in: it is stronger than the image. */
function emptySettings() {
  const template = readFileSync(join(root, '.env.example'), 'utf8');
  return Object.fromEntries([...template.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => [name, '']));
}

/** The environment of compose.yaml, which takes precedence. */
function composeEnvironment() {
  const [, block = ''] =
    /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {6}(\w+): "?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, placed(value)]),
  );
}

/** A place of the image, in this try. */
function placed(value) {
  return value.replace('/opt/tintforge', product).replace(/^\/data$/, data);
}

/** The image's command, from `CMD` or `HEALTHCHECK … CMD`. */
function imageCommand(instruction) {
  const [, list] = dockerfile.match(new RegExp(`^${instruction}\\b.*(\\[.*\\])$`, 'm')) ?? [];
  return JSON.parse(list);
}

/** The source of packages. The home folder of the caller is closed to that user. */
function reach() {
  const { PATH, TMPDIR } = process.env;
  const settings = Object.entries(process.env).filter(
    ([name, value = '']) => /^npm_config_|_CERT|^SSL_|^NODE_EXTRA/i.test(name) && !value.startsWith(homedir()),
  );
  return { PATH, HOME: home, ...(TMPDIR !== undefined && { TMPDIR }), ...Object.fromEntries(settings) };
}

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { ...options, ...as, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`, { cause: error });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  return free;
}
