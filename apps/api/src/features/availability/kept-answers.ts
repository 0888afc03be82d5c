import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { AnswerKeeper, WrittenAnswer } from '../../platform/contract-routes';

/** More queries than visitors send in a minute; beyond that, the oldest responses are computed again. */
const mostAnswers = 500;

/**
 * Caches responses while they are valid: until any process writes to the database (a process on a server may learn of
 * other processes' writes a moment later; see `changeMark`), or until the minute used to compute lead times is over.
 * Availability is checked again when a time is held.
 */
export function keptAnswers({
  database,
  clock,
}: {
  database: Pick<Database, 'changeMark'>;
  clock: Clock;
}): AnswerKeeper {
  const answers = new Map<string, WrittenAnswer>();
  let keptUnder = '';

  function standing(): string | undefined {
    const mark = database.changeMark();
    return mark === undefined ? undefined : `${mark} ${Math.floor(clock.now() / 60_000)}`;
  }

  return {
    standing,
    find: (address) => (standing() === keptUnder ? answers.get(address) : undefined),
    keep: (address, { answer, standing: workedOutUnder }) => {
      if (workedOutUnder !== standing()) return;
      if (workedOutUnder !== keptUnder || answers.size >= mostAnswers) answers.clear();
      keptUnder = workedOutUnder;
      answers.set(address, answer);
    },
  };
}
