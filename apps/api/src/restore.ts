import { restoreCommand, runCommand } from './db/sqlite/backup/commands';
import { systemClock } from './system';

const { env, argv } = process;
await runCommand(() => restoreCommand({ args: argv.slice(2), environment: env, now: systemClock.now() }));
