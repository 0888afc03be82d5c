import { start } from './start';
import { systemClock, systemRandomness } from './system';

const clock = systemClock;
const started = await start({ environment: process.env, clock, random: systemRandomness(clock) });

if (started.ok) {
  const { running } = started;
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          running.log.fatal({ err: error }, 'closing failed');
          process.exit(1);
        },
      );
    });
  }
  const { mode, publicUrl } = running.config;
  process.stdout.write(`Tintforge is ready (${mode}): ${publicUrl}\n`);
} else {
  process.stderr.write(`Tintforge cannot start:\n${started.problems.map((problem) => `- ${problem}\n`).join('')}`);
  process.exitCode = 1;
}
