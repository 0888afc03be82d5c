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
import type { LawPack } from '../law-pack';

const says = passages({
  front: 'act 32-15-2.4 high: combined level below thirty-five percent, with an enforcement tolerance of nine percent',
  behind: 'act 32-15-2.5 high: behind the driver, a level below twenty percent',
  strip: 'act 32-15-2.4 high: above the AS-1 line, no lower than the sun visor',
});

/** SDCL 32-15-2.4 to 32-15-2.9. */
export const law: LawPack = {
  jurisdiction: 'US-SD',
  name: 'South Dakota',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  sources: sources({ act: 'statute, full, 2026-02: SDCL 32-15-2.4 to 32-15-2.9, law.justia.com/codes/south-dakota' }),
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, { judgedBySight: 'The film may not reach below the sun visor.' }] },
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(inFront, light(35), says.front),
    rule(behind, light(20), says.behind),
  ],
  tolerance: [tolerance(9, 'minus', 'enforcement', says.front)],
  labels: [],
  medical: [],
  installerPenalty: null,
  unknowns: [],
};
