import type { Condition, FilmProperty } from './condition';
import type { FilmedPane, FilmFacts } from './facts';
import { allOf, anyOf, known, not, type Truth } from './truth';
import type { LawTopic, LawVerdict } from './verdict';

/** The other panes that a condition rests on and that don't certainly let enough light through; undefined where it names none. */
export function lackingPanes(condition: Condition, { otherPanes = {} }: FilmedPane): LawVerdict['otherPanes'] {
  if (!('otherPanes' in condition)) return undefined;
  const { otherPanes: zones, eachAtLeastPercent } = condition;
  return { zones: zones.filter((zone) => (otherPanes[zone] ?? -1) < eachAtLeastPercent), eachAtLeastPercent };
}

/** The truth of a condition for a film on a pane. */
export function holds(condition: Condition, pane: FilmedPane): Truth {
  if ('all' in condition) return allOf(condition.all.map((each) => holds(each, pane)));
  if ('any' in condition) return anyOf(condition.any.map((each) => holds(each, pane)));
  if ('not' in condition) return not(holds(condition.not, pane));
  if ('fact' in condition) {
    const value = pane.car[condition.fact];
    return value === 'unknown' ? 'unknown' : condition.is.includes(value) ? 'yes' : 'no';
  }
  const { film, car, glassPercent } = pane;
  if ('modelYearTo' in condition) return known(car.modelYear ?? undefined, (year) => year <= condition.modelYearTo);
  if ('otherPanes' in condition) {
    const { otherPanes, eachAtLeastPercent } = condition;
    return allOf(otherPanes.map((zone) => known(pane.otherPanes?.[zone], (light) => light >= eachAtLeastPercent)));
  }
  if ('bareGlassAtLeastPercent' in condition) {
    return known(glassPercent, (light) => light >= condition.bareGlassAtLeastPercent);
  }
  if ('film' in condition) return hasProperty(film, condition.film);
  if ('colorNot' in condition) return known(film.color, (color) => !condition.colorNot.includes(color));
  if ('deepAtMostInches' in condition) {
    return known(film.depth, (depth) => depth !== 'whole-pane' && depth <= condition.deepAtMostInches);
  }
  return 'aboveAs1' in condition ? known(film.isAboveAs1, Boolean) : 'unknown';
}

function hasProperty({ finish, isClear, layers }: FilmFacts, property: FilmProperty): Truth {
  switch (property) {
    case 'nonreflective':
      return known(finish, (look) => look === 'nonreflective');
    case 'no-mirror-finish':
      return known(finish, (look) => look !== 'mirror');
    case 'clear':
      return known(isClear, Boolean);
    case 'single-layer':
      return known(layers, (count) => count === 1);
  }
}

/** The topic of a condition: that of the first of its parts. */
export function topicOf(condition: Condition): LawTopic {
  if ('all' in condition || 'any' in condition) {
    const [first] = 'all' in condition ? condition.all : condition.any;
    return first === undefined ? 'vehicle' : topicOf(first);
  }
  if ('not' in condition) return topicOf(condition.not);
  if ('fact' in condition) {
    if (condition.fact === 'bothOutsideMirrors') return 'mirrors';
    return condition.fact === 'as1Line' ? 'strip' : 'vehicle';
  }
  if ('modelYearTo' in condition) return 'vehicle';
  if ('otherPanes' in condition) return 'other-panes';
  if ('bareGlassAtLeastPercent' in condition) return 'bare-glass';
  if ('film' in condition) return condition.film === 'single-layer' ? 'layers' : 'finish';
  if ('colorNot' in condition) return 'color';
  if ('notRead' in condition) return condition.about ?? 'not-read';
  return 'judgedBySight' in condition ? 'by-sight' : 'strip';
}

/** The parts of a condition that all have to hold, each judged alone. */
export function partsOf(condition: Condition): readonly Condition[] {
  return 'all' in condition ? condition.all.flatMap(partsOf) : [condition];
}
