import { type Problem, problem } from './problem';

/** Values of a row: as they are now, as a request wants them, and as they were seen before it was made. */
interface Wish<Values> {
  current: Values;
  wanted: Partial<Values>;
  seen: Partial<Values>;
  /** Their names in the request. */
  nameOf: (name: keyof Values) => string;
}

/**
 * A problem that names the values that were changed elsewhere since they were seen; undefined where there are none.
 * What is as wanted already is no conflict: a request that is sent again does nothing.
 */
export function overtakenProblem<Values extends object>(wish: Wish<Values>): Problem | undefined {
  const { current, wanted, seen, nameOf } = wish;
  const names = Object.keys(wanted) as (keyof Values)[];
  const overtaken = names.filter((name) => wanted[name] !== current[name] && seen[name] !== current[name]);
  if (overtaken.length === 0) return undefined;
  const message = 'This was changed after you opened it. Check the current value.';
  return problem('changed_meanwhile', {
    message:
      'Some of these details were changed after you opened them, so nothing was saved. Check the current details.',
    fields: Object.fromEntries(overtaken.map((name) => [nameOf(name), message])),
  });
}
