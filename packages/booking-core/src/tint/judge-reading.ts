import type { FilmOptics } from './film-shade';
import { type RuledWindow, ruleOn } from './ruled-window';
import type { Ruling } from './ruling';
import { isVltPercent } from './vlt-percent';

/** The crew's meter reading of a finished window. */
export interface MeterReading extends RuledWindow {
  /** Visible light through glass and film together, percent with at most one decimal. */
  measuredVltPercent: number;
  /** The reading of the bare glass, percent, where it was taken: laws that limit the film alone need it. */
  glassVltPercent?: number;
  /** The film on it; absent where it was not recorded, and then nothing is known of its reflectance. */
  shade?: FilmOptics;
}

/** The ruling on a reading, with the zone and the reading it is about. */
export type ReadingVerdict = Ruling & Pick<MeterReading, 'zone' | 'measuredVltPercent'>;

/**
 * The law's ruling on a meter reading. Below the limit is not legal: the meter's points of error are no permission. Up to
 * 3 points above is thin. Throws for a reading that `isVltPercent` refuses.
 */
export function judgeReading({ measuredVltPercent, glassVltPercent, shade, ...window }: MeterReading): ReadingVerdict {
  if (!isVltPercent(measuredVltPercent)) throw new RangeError(`Not a reading of light: ${measuredVltPercent}`);
  const light = {
    meteredPercent: measuredVltPercent,
    ...(glassVltPercent === undefined ? {} : { glassPercent: glassVltPercent }),
  };
  return { ...ruleOn(window, shade, light), zone: window.zone, measuredVltPercent };
}
