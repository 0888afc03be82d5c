import type { Clock } from './clock';
import type { AnswerKeeper, WrittenAnswer } from './contract-routes';

/**
 * Caches responses while they are valid: until a mark of the database changes (`changeMark`, or `commitMark` where staff have to
 * see what they have just written through another process), or until the minute used to compute lead times is over.
 */
export function keptAnswers({
  mark,
  clock,
  most,
  isForAll = false,
}: {
  mark: (seen?: string) => string | undefined | Promise<string>;
  clock: Clock;
  /** More questions than callers have in a minute; beyond it all are answered again. */
  most: number;
  isForAll?: boolean;
}): AnswerKeeper {
  const answers = new Map<string, WrittenAnswer>();
  let keptUnder = '';

  const inThisMinute = (marked: string) => `${marked} ${Math.floor(clock.now() / 60_000)}`;

  return {
    isForAll,
    standing(seen) {
      const marked = mark(seen);
      if (marked === undefined) return undefined;
      return typeof marked === 'string' ? inThisMinute(marked) : marked.then(inThisMinute);
    },
    find: (address, standing) => (standing === keptUnder ? answers.get(address) : undefined),
    keep: (address, { answer, standing }) => {
      if (standing !== keptUnder || answers.size >= most) answers.clear();
      keptUnder = standing;
      answers.set(address, answer);
    },
  };
}
