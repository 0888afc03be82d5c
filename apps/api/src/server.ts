import { brand } from '@tintforge/content';
import { type Running, start } from './start';
import { systemClock, systemRandomness } from './system';

const clock = systemClock;
let running: Running | undefined;
let isEnding = false;

// A line of the log for which a disk has no room, or whose reader has gone, is lost. It never ends the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// From the first moment on: what is under way when a signal comes, such as filling a new demo, is finished and then closed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    if (running !== undefined) end(running);
  });
}

function end({ close, log }: Running): void {
  close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.fatal({ err: error }, 'closing failed');
      process.exit(1);
    },
  );
}

const started = await start({ environment: process.env, clock, random: systemRandomness(clock) });

if (!started.ok) {
  process.stderr.write(`${brand.name} can’t start:\n${started.problems.map((problem) => `- ${problem}\n`).join('')}`);
  process.exitCode = 1;
} else if (isEnding) {
  end(started.running);
} else {
  running = started.running;
  const { mode, publicUrl } = running.config;
  process.stdout.write(`${brand.name} is ready (${mode}): ${publicUrl}\n`);
}
