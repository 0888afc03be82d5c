/**
 * Measures how soon the built server is ready, on an empty folder and on a filled one, and its memory then, next to a
 * baseline: a process that only listens with bare Fastify. Adds the table to reports/bench.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../src/testing/free-port';
import { addTable } from './add-table';
import { medianOf } from './load';

const starts = 5;

interface Start {
  readyMs: number;
  megabytes: number;
}

const floorProgram = `
  import Fastify from 'fastify';
  const server = Fastify();
  server.get('/', () => 'ready');
  await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
  console.log('ready');`;

const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-starting-'));
/** One for all starts: at another address, the site would be written again. */
const port = String(await freePort());
try {
  const built = ['--max-semi-space-size=4', 'dist/server.js'];
  const first = await startOnce(built);
  const later: Start[] = [];
  const floor: Start[] = [];
  for (let number = 0; number < starts; number += 1) {
    later.push(await startOnce(built));
    floor.push(await startOnce(['--input-type=module', '--eval', floorProgram]));
  }
  addTable({
    title: 'Starting',
    columns: ['', 'ready after ms', 'resident MB'],
    rows: [
      row('first start: a demo is made up and filled', [first]),
      row('every later start', later),
      row('bare Fastify', floor),
    ],
    notes: [
      `The built server in demo mode, as “npm start” runs it; the median of ${starts} starts in turns with the floor. Memory is what the process has when it is ready; under a thousand visitors see the next table.`,
      'By profile, a third of a later start is reading and compiling the server’s modules, a third is running them (schemas and routes are made from the contract), and the rest is registering routes, the check of the database and the site’s list of files. A new demo is mostly inserting its rows, then its payments at the local card provider; pages are compressed in the background.',
    ],
  });
} finally {
  rmSync(dataDir, { recursive: true });
}

function row(name: string, measured: readonly Start[]): string[] {
  const median = (of: (start: Start) => number) => medianOf(measured.map(of)).toFixed(0);
  return [name, median(({ readyMs }) => readyMs), median(({ megabytes }) => megabytes)];
}

async function startOnce(args: readonly string[]): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: port, WEB_DIST: '../web/dist' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('ready')) break;
  const readyMs = performance.now() - began;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  child.kill();
  await once(child, 'exit');
  return { readyMs, megabytes: Number(kilobytes) / 1024 };
}
