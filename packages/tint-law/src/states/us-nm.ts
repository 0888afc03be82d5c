import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  colorNot,
  either,
  inches,
  label,
  light,
  multipurpose,
  noFilm,
  nonreflective,
  noPercentage,
  passages,
  requires,
  rule,
  sources,
  twoMirrors,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 66-3-846.1(B)(2) medium',
  mirrors: 'act 66-3-846.1(B)(2) medium',
  strip: 'act 66-3-846.1(B)(1) medium',
  label: 'act 66-3-846.1 medium',
});
const always = [...requires(says.figures, nonreflective), ...requires(says.mirrors, twoMirrors)];
const larger = either(unread('We haven’t read what applies behind the driver of this vehicle.'), says.figures);

/** NMSA 66-3-846.1, an older copy of which the end was not read. */
export const law: LawPack = {
  jurisdiction: 'US-NM',
  name: 'New Mexico',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'unsaid',
  classes: [
    vehicles('mpv', 'multipurpose vehicle, which we haven’t read', multipurpose, says.figures),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(5)] },
      always: requires(says.strip, nonreflective, colorNot('red', 'yellow', 'amber')),
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(behind, light(20), says.figures, { classes: ['mpv'], always, or: [larger] }),
    rule(allAround, light(20), says.figures, { always }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures: 'sides and rear: film and glass together at least twenty percent; nonreflective',
      mirrors: 'outside mirrors on both sides, for film on side and rear windows',
      strip:
        'shall be nonreflective, shall not be red, yellow or amber in color and shall be used only along the top of the windshield',
      label: 'at the lower left',
    },
    sources: sources({ act: 'statute, part, undated: NMSA 66-3-846.1, laws9.com' }),
    tolerance: [],
    labels: [label('lower left of the window', says.label)],
    medical: [],
    installerPenalty: null,
    unknowns: unknowns({
      'The end of the section, and with it its exceptions.': 'stricter-reading',
      'Multipurpose vehicles behind the driver.': behind,
    }),
  };
}
