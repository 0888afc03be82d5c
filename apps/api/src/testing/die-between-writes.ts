import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import Sqlite from 'better-sqlite3';

/**
 * Makes its process killable at an exact point: the parent sends `{ dieAt }`, and at the N-th step from then on the
 * process is killed, as by a power cut. A step is any SQLite statement that writes, before it runs, and each commit
 * once more after it; and before and after a file is renamed, which photos are when they are whole. The response to every message is the number of steps since the last one.
 */
let steps = 0;
let dieAt = Number.POSITIVE_INFINITY;

process.on('message', (order: { dieAt: number }) => {
  process.send?.({ steps });
  steps = 0;
  dieAt = order.dieAt;
});

function step(): void {
  steps += 1;
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
}

const { rename } = files;
files.rename = async (from, to) => {
  step();
  await rename(from, to);
  step();
};
syncBuiltinESMExports();

const { exec, prepare } = Sqlite.prototype;

Sqlite.prototype.exec = function execInSteps(text) {
  step();
  const database = exec.call(this, text);
  if (text === 'commit') step();
  return database;
};

Sqlite.prototype.prepare = function prepareInSteps(this: Sqlite.Database, text: string) {
  const statement = prepare.call(this, text);
  if (statement.readonly) return statement;
  for (const name of ['run', 'get', 'all'] as const) {
    const use = statement[name].bind(statement) as (...values: unknown[]) => unknown;
    const useInStep = (...values: unknown[]) => {
      step();
      return use(...values);
    };
    Object.assign(statement, { [name]: useInStep });
  }
  return statement;
} as typeof prepare;
