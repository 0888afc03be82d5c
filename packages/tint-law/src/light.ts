import type { FilmedPane, FilmReading } from './facts';
import type { LightBasis, LightLimit } from './law-pack';
import { lightThrough, tenthsOf } from './light-through';
import { allOf, anyOf, type Truth } from './truth';

function darkest(readings: readonly FilmReading[], glassPercent: number): number {
  return Math.min(...readings.map((reading) => lightThrough(reading, glassPercent)));
}

/** The film alone, read from a meter: what a pane passes, of what its glass passed before. */
function meteredFilm(meteredPercent: number, glassPercent: number): FilmReading[] {
  return [{ percent: Math.min(meteredPercent, glassPercent), onGlassPercent: glassPercent }];
}

/**
 * The light that counts by a basis, percent, as far as it is known: from the darkest that it can be to the clearest. A
 * reading of the finished pane says nothing of its film unless the bare glass was metered too.
 */
function lightBy(basis: Exclude<LightBasis, { on: 'ambiguous' }>, pane: FilmedPane): [number, number] | undefined {
  const { glassPercent, meteredPercent } = pane;
  if (basis.on === 'finished-window') {
    if (meteredPercent !== undefined) return [meteredPercent, meteredPercent];
    if (glassPercent === undefined) return undefined;
    const net = darkest(pane.film.readings, glassPercent);
    return [net, net];
  }
  if (meteredPercent !== undefined && (glassPercent === undefined || glassPercent === 0)) return undefined;
  const readings =
    meteredPercent === undefined ? pane.film.readings : meteredFilm(meteredPercent, glassPercent as number);
  const [least, most] = basis.on === 'film-alone' ? [100, 100] : basis.percents;
  return [darkest(readings, least), darkest(readings, most)];
}

/** Light held against a limit. */
export interface JudgedLight {
  holds: Truth;
  /** The darkest that counts, percent; absent where it can't be known. */
  percent?: number;
  /** Points above the limit, in tenths; negative below. */
  marginPercent?: number;
  /** It is enough only because a meter's reading is presumed to be. */
  isPresumed?: boolean;
}

/** Holds a pane's light against a limit: a reading of it if there is one, else the forecast of the film's table. */
export function judgeLight({ minimumPercent, basis, presumedAbovePercent }: LightLimit, pane: FilmedPane): JudgedLight {
  if (basis.on === 'ambiguous') {
    const each = basis.readings.map((reading) => judgeLight({ minimumPercent, basis: reading }, pane));
    const truths = each.map(({ holds }) => holds);
    const holds = anyOf(truths) === 'no' ? 'no' : allOf(truths) === 'yes' ? 'yes' : 'unknown';
    const [darkestOf] = each
      .filter(({ percent }) => percent !== undefined)
      .toSorted((one, other) => (one.percent as number) - (other.percent as number));
    return { ...darkestOf, holds };
  }
  const range = lightBy(basis, pane);
  if (range === undefined) return { holds: 'unknown' };
  const [percent, most] = range;
  const marginPercent = (tenthsOf(percent) - tenthsOf(minimumPercent)) / 10;
  if (marginPercent >= 0) return { holds: 'yes', percent, marginPercent };
  const isPresumed =
    presumedAbovePercent !== undefined &&
    pane.meteredPercent !== undefined &&
    pane.meteredPercent > presumedAbovePercent;
  if (isPresumed) return { holds: 'yes', percent, marginPercent, isPresumed };
  return { holds: most >= minimumPercent ? 'unknown' : 'no', percent, marginPercent };
}
