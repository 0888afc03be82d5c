import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';

/** More questions than visitors ask in a minute; with more, the oldest answers are made again. */
const mostAnswers = 500;

/**
 * Keeps answers for as long as they are exactly true: until anything is written to the database, by this process or
 * another, or the minute is over by which lead times are counted.
 */
export function keptAnswers<Answer>({ database, clock }: { database: Database; clock: Clock }) {
  const answers = new Map<string, Answer>();
  let standing = '';

  /** The kept answer of a question, or a new one. */
  return function answerOf(question: string, make: () => Answer): Answer {
    const moment = `${database.changeMark()} ${Math.floor(clock.now() / 60_000)}`;
    if (moment !== standing || answers.size >= mostAnswers) answers.clear();
    standing = moment;
    const kept = answers.get(question);
    if (kept !== undefined) return kept;
    const made = make();
    answers.set(question, made);
    return made;
  };
}
