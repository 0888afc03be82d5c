import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, start } from '../start';
import { eventually } from '../testing/eventually';
import { seededRandomness } from '../testing/seeded-randomness';
import { createTestClock } from '../testing/test-clock';
import { makeTestFolder } from '../testing/test-folder';

type Line = Record<string, unknown>;

// A Tuesday morning in Tampa.
const clock = createTestClock('2026-12-01T10:00:00-05:00');

let folder: string;
let lines: Line[];
let running: Running;

beforeAll(async () => {
  folder = makeTestFolder('log');
  lines = [];
  const logStream = new PassThrough().on('data', (chunk: Buffer) => {
    for (const line of chunk.toString('utf8').trimEnd().split('\n')) lines.push(JSON.parse(line));
  });
  const started = await start({
    environment: { DATA_DIR: folder, WEB_DIST: join(folder, 'none'), LOG_LEVEL: 'info' },
    clock,
    random: seededRandomness('log', clock),
    adjust: (config) => ({ ...config, port: 0 }),
    logStream,
  });
  if (!started.ok) throw new Error(started.problems.join('\n'));
  running = started.running;
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

test('from the id of a request one finds what a job did about its booking, and no person on the way', async () => {
  // A new demo books and pays for its customer over its own api.
  const booked = lines.find(({ route, method }) => route === '/api/bookings' && method === 'POST');
  const { requestId, trackingCode } = booked ?? {};
  expect([requestId, trackingCode]).toEqual([
    expect.stringMatching(/^[\da-f-]{36}$/),
    expect.stringMatching(/^[A-Z]{2}-/),
  ]);

  const about = () => lines.filter((line) => line.trackingCode === trackingCode);
  await eventually(() => expect(about().map(({ job }) => job)).toContain('deliver-mails'));
  expect(about().filter(({ job }) => job === undefined)).toEqual([
    expect.objectContaining({ requestId, route: '/api/bookings', status: 201 }),
    expect.objectContaining({ route: '/api/payment/create-intent', status: 200 }),
    expect.objectContaining({ route: '/api/payment/sync', status: 200 }),
  ]);
  expect(about().find(({ job }) => job === 'deliver-mails')).toMatchObject({
    run: expect.stringMatching(/^[\da-f-]{36}$/),
    kind: 'booking-confirmed',
    outboxId: expect.any(String),
    outcome: 'accepted',
  });
  expect(JSON.stringify(lines)).not.toMatch(/demo-customer|@|100 Sample Street/);
});

test('a call that names no booking, or none that could be one, leaves no code behind', async () => {
  await fetch(`${running.address}/api/bookings/my-name-is-heron?zip=33602`);
  const answered = () => lines.find(({ code }) => code === 'not_found');
  await eventually(() => expect(answered()).toMatchObject({ route: '/api/bookings/:code' }));
  expect(answered()).not.toHaveProperty('trackingCode');
});
