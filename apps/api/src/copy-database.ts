import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyDatabase } from './db/copy/copy-database';
import { type DatabasePlace, openDatabase } from './db/open';
import { OtherTables } from './db/other-tables';

const usage = 'Say from where and to where: --from ./data/tintforge.sqlite --to postgres://user:password@host/name';

/** An address begins with `postgres://`; everything else is the path of a SQLite file. */
function placeOf(text: string): DatabasePlace {
  return /^postgres(ql)?:\/\//.test(text)
    ? { engine: 'postgres', url: text, poolSize: 4 }
    : { engine: 'sqlite', path: text };
}

/** A sentence about the result, and whether the copy is complete. */
async function copy(from: string, to: string): Promise<{ isDone: boolean; text: string }> {
  const place = placeOf(from);
  if (place.engine === 'sqlite' && !existsSync(place.path)) return { isDone: false, text: `There is no file ${from}.` };
  const [source, target] = [await openDatabase(place), await openDatabase(placeOf(to))];
  try {
    const tell = ({ table, copied, total }: { table: string; copied: number; total: number }) => {
      process.stdout.write(`${table}: ${copied} of ${total}\n`);
    };
    const outcome = await copyDatabase({ from: source, to: target, tell });
    return outcome.ok
      ? { isDone: true, text: `Done: ${outcome.rows} rows, the same on both sides.` }
      : { isDone: false, text: outcome.problem };
  } catch (error) {
    if (error instanceof OtherTables) return { isDone: false, text: error.message };
    throw error;
  } finally {
    await source.close();
    await target.close();
  }
}

const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
const { isDone, text } = from && to ? await copy(from, to) : { isDone: false, text: usage };
(isDone ? process.stdout : process.stderr).write(`${text}\n`);
if (!isDone) process.exitCode = 1;
