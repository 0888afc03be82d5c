import type { Condition } from './condition';
import type { CarFacts } from './facts';
import type { LawPack } from './law-pack';

function factsOf(condition: Condition): (keyof CarFacts)[] {
  if ('all' in condition) return condition.all.flatMap(factsOf);
  if ('any' in condition) return condition.any.flatMap(factsOf);
  if ('not' in condition) return factsOf(condition.not);
  if ('fact' in condition) return [condition.fact];
  return 'modelYearTo' in condition ? ['modelYear'] : [];
}

/** The facts of a car that some class or rule of a law rests on: the others need not be asked. */
export function askedFacts({ classes, rules }: LawPack): ReadonlySet<keyof CarFacts> {
  const conditions = [
    ...classes.map(({ test }) => test),
    ...rules.flatMap(({ always = [], alternatives }) => [
      ...always.map(({ condition }) => condition),
      ...alternatives.flatMap(({ when }) => when ?? []),
    ]),
  ];
  return new Set(conditions.flatMap(factsOf));
}
