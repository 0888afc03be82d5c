import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './start';
import { systemClock, systemRandomness } from './system';
import { trialRequests } from './trial-requests';

/**
 * Starts the server on the data folder as ever, tables brought up to date, but without jobs and at a port that no
 * visitor knows, makes a visitor's requests, and ends it. Exits with 0 when it answered.
 */
async function problemOfStart(): Promise<string | undefined> {
  const clock = systemClock;
  const adjust = <Settings extends object>(config: Settings) => ({ ...config, host: '127.0.0.1', port: 0 });
  const started = await start({
    environment: process.env,
    clock,
    random: systemRandomness(clock),
    adjust,
    isTrial: true,
  });
  if (!started.ok) return started.problems.join('\n');
  const { address, config, close } = started.running;
  try {
    const hasSite = existsSync(join(config.webDist, 'routes.json'));
    for (const { path, type } of trialRequests({ hasSite, now: clock.now() })) {
      const answer = await fetch(`${address}${path}`);
      // An unread body keeps the server from closing.
      await answer.arrayBuffer();
      if (answer.status >= 500 || !(answer.headers.get('content-type') ?? '').startsWith(type))
        return `${path} answered ${answer.status}.`;
    }
    return undefined;
  } finally {
    await close();
  }
}

const problem = await problemOfStart();
if (problem === undefined) process.stdout.write('It started and answered.\n');
else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
