import Sqlite from 'better-sqlite3';

/**
 * Makes the process that loads it mortal: its parent says `{ dieAt }`, and at so many steps from then on it is killed, as
 * by a power cut. A step is whatever SQLite is to carry out that writes, before it does, and once more behind each commit.
 * It answers each time how many steps there were since it was told last.
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
