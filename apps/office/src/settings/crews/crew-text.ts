import type { CrewRecord } from '@tintforge/api-contract';
import { catalogue, fromMonday, weekdayNames } from '@tintforge/content';
import { settingsWords } from '../words';

const words = settingsWords.crews;

/** The days on which crews can work, 0 for Sunday, from Monday on. */
export const weekdays = fromMonday.map((day) => ({ day, ...weekdayNames[day] }));

const shortName = (day: number) => weekdays.find((each) => each.day === day)?.short ?? '';

/** Working days in few words, consecutive days as a range: "Mon to Fri", "Mon, Wed to Sat". */
export function daysText(days: readonly number[]): string {
  const runs: number[][] = [];
  // A working week begins with Monday.
  const inOrder = weekdays.map(({ day }) => day as number).filter((day) => days.includes(day));
  for (const day of inOrder) {
    const run = runs.at(-1);
    if (run?.at(-1) === (day + 6) % 7) run.push(day);
    else runs.push([day]);
  }
  if (runs.length === 0) return words.noDays;
  return runs
    .flatMap((run) => {
      const [first = 0, last = first] = [run[0], run.at(-1)];
      return run.length > 2 ? [`${shortName(first)} to ${shortName(last)}`] : run.map(shortName);
    })
    .join(', ');
}

/** Extras that a crew can't do. */
export function skillsText({ missingSkills }: Pick<CrewRecord, 'missingSkills'>): string {
  const names = catalogue.addOns.filter(({ id }) => missingSkills.includes(id)).map(({ name }) => name);
  return names.length === 0 ? words.everyExtra : words.without(names.join(', '));
}
