import { expect, test } from 'vitest';
import { lawOf } from './all';
import { type FilmedPane, judgePane, type LawZone } from './index';
import { filmOf, paneOf, testDay, type Vehicle } from './testing/panes';
import { workedCases } from './testing/worked-cases';

/** A pane with a fact in the words of the cases. Throws for words that it doesn't know. */
function withFact(pane: FilmedPane, fact: string): FilmedPane {
  const film = (change: Partial<FilmedPane['film']>) => ({ ...pane, film: { ...pane.film, ...change } });
  const car = (change: Partial<FilmedPane['car']>) => ({ ...pane, car: { ...pane.car, ...change } });
  const [, figure = ''] = /([\d.]+)/.exec(fact) ?? [];
  if (fact === '–' || fact === 'fronts not known') return pane;
  if (fact === 'reflectance not published') {
    const { reflectancePercent: _, ...rest } = pane.film;
    return { ...pane, film: rest };
  }
  if (fact.startsWith('reflects')) return film({ reflectancePercent: Number(figure) });
  if (fact.startsWith('metered')) return { ...pane, meteredPercent: Number(figure) };
  if (fact.endsWith('in deep')) return film({ depth: Number(figure) });
  if (fact === '2 layers') return film({ layers: 2 });
  if (fact === 'mirror finish') return film({ finish: 'mirror' });
  if (fact === 'finish not known') {
    const { finish: _, ...rest } = pane.film;
    return { ...pane, film: rest };
  }
  if (fact === 'label not known') return car({ federalLabel: 'unknown' });
  if (fact === 'below the AS1 line') return film({ isAboveAs1: false });
  if (fact.startsWith('clear untinted')) return film({ isClear: true });
  if (fact === 'AS1 line not visible') return car({ as1Line: 'not-visible' });
  if (fact === 'mirrors no') return car({ bothOutsideMirrors: 'no' });
  if (fact === 'mirrors unknown') return car({ bothOutsideMirrors: 'unknown' });
  if (fact === 'front sides 40') return { ...pane, otherPanes: { 'front-sides': 40 } };
  if (fact.startsWith('front sides and')) return { ...pane, otherPanes: { 'front-sides': 70, windshield: 70 } };
  if (['amber', 'black', 'blue', 'red', 'yellow'].includes(fact)) return film({ color: fact });
  throw new Error(`A fact that the cases don’t know: ${fact}`);
}

test('there are at least ten cases for each of 23 states, each once', () => {
  const numbers = workedCases.map(([state, number]) => `${state} ${number}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number.endsWith(' 10'))).toHaveLength(23);
});

test.each(workedCases)('%s %s: glass %s, film %s, %s of a %s, %s: %s (%s)', (...cells) => {
  const [state, , glass, film, zone, vehicle, fact = '', kind] = cells;
  // A strip without figures: film of 50 percent on clear glass.
  const [glassPercent, filmPercent] = glass === '–' ? [75, 50] : [Number(glass), Number(film)];
  const pane = paneOf(zone as LawZone, {
    vehicle: vehicle as Vehicle,
    glass: glassPercent,
    film: filmOf(filmPercent),
  });
  expect(judgePane(lawOf(`US-${state}`), withFact(pane, fact), testDay).kind).toBe(kind);
});
