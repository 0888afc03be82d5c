import type { Database } from '../db/client';
import type { Clock } from './clock';
import type { AnswerKeeper, WrittenAnswer } from './contract-routes';

/**
 * Caches responses while they are valid: until any process writes to the database (a process on a server may learn of
 * other processes' writes a moment later; see `changeMark`), or until the minute used to compute lead times is over.
 */
export function keptAnswers({
  database,
  clock,
  most,
  isForAll = false,
}: {
  database: Pick<Database, 'changeMark'>;
  clock: Clock;
  /** More questions than callers have in a minute; beyond it all are answered again. */
  most: number;
  isForAll?: boolean;
}): AnswerKeeper {
  const answers = new Map<string, WrittenAnswer>();
  let keptUnder = '';

  function standing(): string | undefined {
    const mark = database.changeMark();
    return mark === undefined ? undefined : `${mark} ${Math.floor(clock.now() / 60_000)}`;
  }

  return {
    isForAll,
    standing,
    find: (address) => (standing() === keptUnder ? answers.get(address) : undefined),
    keep: (address, { answer, standing: workedOutUnder }) => {
      if (workedOutUnder !== standing()) return;
      if (workedOutUnder !== keptUnder || answers.size >= most) answers.clear();
      keptUnder = workedOutUnder;
      answers.set(address, answer);
    },
  };
}
