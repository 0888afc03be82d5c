import {
  aboveAs1,
  anyOther,
  behind,
  inFront,
  light,
  noFilm,
  noPercentage,
  passages,
  rule,
  sources,
  tolerance,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'act 32-15-2.4 high',
  behind: 'act 32-15-2.5 high',
  strip: 'act 32-15-2.4 high',
});

/** SDCL 32-15-2.4 to 32-15-2.9. */
export const law: LawPack = {
  jurisdiction: 'US-SD',
  name: 'South Dakota',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, { judgedBySight: 'The film may not reach below the sun visor.' }] },
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(inFront, light(35), says.front),
    rule(behind, light(20), says.behind),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front: 'combined level below thirty-five percent, with an enforcement tolerance of nine percent',
      behind: 'behind the driver, a level below twenty percent',
      strip: 'above the AS-1 line, no lower than the sun visor',
    },
    sources: sources({ act: 'statute, full, 2026-02: SDCL 32-15-2.4 to 32-15-2.9, law.justia.com/codes/south-dakota' }),
    tolerance: [tolerance(9, 'minus', 'enforcement', says.front)],
    labels: [],
    medical: [],
    installerPenalty: null,
    unknowns: [],
  };
}
