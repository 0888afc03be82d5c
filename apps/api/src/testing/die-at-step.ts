import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import Sqlite from 'better-sqlite3';

/**
 * Loaded ahead of a program (`node --import`), it makes it killable at an exact point, together with all programs that
 * it runs: `STEPS` names a file that they count their steps in, and at the step `DIE_AT` the whole process group is
 * killed, as by a power cut. A step is a change of files, before it happens, and a SQLite statement that writes.
 */
const { STEPS = '', DIE_AT = '' } = process.env;
const dieAt = Number(DIE_AT);
const counter = fs.openSync(STEPS, 'a');

function step(): void {
  fs.writeSync(counter, '.');
  if (fs.fstatSync(counter).size === dieAt) process.kill(0, 'SIGKILL');
}

/** The same function, a step before it. */
function inStep<Change extends (...values: never[]) => unknown>(change: Change): Change {
  return function changeInStep(this: unknown, ...values: never[]) {
    step();
    return change.apply(this, values);
  } as Change;
}

const changes = [
  'copyFileSync',
  'fsyncSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
] as const;
for (const name of changes) Object.assign(fs, { [name]: inStep(fs[name]) });
syncBuiltinESMExports();

const { exec, prepare } = Sqlite.prototype;
Sqlite.prototype.exec = inStep(exec);
Sqlite.prototype.prepare = function prepareInSteps(this: Sqlite.Database, text: string) {
  const statement = prepare.call(this, text);
  if (!statement.readonly) Object.assign(statement, { run: inStep(statement.run.bind(statement)) });
  return statement;
} as typeof prepare;
