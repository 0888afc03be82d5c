import fc from 'fast-check';
import type { OpeningDay, OpeningWeek } from '../opening-hours';
import { minutesOfDay, possibleStarts } from '../start-times';

const halfHours = Array.from(
  { length: 33 },
  (_, index) => `${String(6 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** Hours without contradictions: any opening and closing, and any starts between them. */
export const anyOpeningDay: fc.Arbitrary<OpeningDay> = fc
  .uniqueArray(fc.constantFrom(...halfHours), { minLength: 2, maxLength: 2 })
  .map((times) => times.toSorted())
  .chain(([opens = '', closes = '']) => {
    const within = possibleStarts.filter(
      (start) => minutesOfDay(start) >= minutesOfDay(opens) && minutesOfDay(start) < minutesOfDay(closes),
    );
    return fc.subarray(within, { minLength: Math.min(1, within.length) }).map((starts) => ({ opens, closes, starts }));
  })
  .filter(({ starts }) => starts.length > 0);

/** A week without contradictions. */
export const anyWeek: fc.Arbitrary<OpeningWeek> = fc
  .array(fc.option(anyOpeningDay, { nil: null }), { minLength: 7, maxLength: 7 })
  .filter((week) => week.some((day) => day !== null));
