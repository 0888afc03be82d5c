import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { AnswerKeeper, WrittenAnswer } from '../../platform/contract-routes';

/** More questions than visitors ask in a minute; with more, the oldest answers are made again. */
const mostAnswers = 500;

/**
 * Keeps answers for as long as they are true: until anything is written to the database, by this process or another (of
 * those on a server it may hear a moment later; see `changeMark`), or the minute is over by which lead times are counted.
 * Whether a start is free is decided again when it is held.
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
