import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  either,
  inches,
  label,
  light,
  multipurpose,
  nonreflective,
  noPercentage,
  passages,
  requires,
  rule,
  sources,
  twoMirrors,
  unread,
  vehicles,
} from '../kit';
import type { LawPack } from '../law-pack';

const says = passages({
  figures: 'act 66-3-846.1 medium: sides and rear: film and glass together at least twenty percent; nonreflective',
  mirrors: 'act 66-3-846.1 medium: outside mirrors on both sides, for film on side and rear windows',
  strip: 'act 66-3-846.1 medium: to the AS-1 line or five inches down, whichever is nearer the top',
  label: 'act 66-3-846.1 medium: at the lower left',
});
const always = [...requires(says.figures, nonreflective), ...requires(says.mirrors, twoMirrors)];
const larger = either(unread('We haven’t read what applies behind the driver of this vehicle.'), says.figures);

/** NMSA 66-3-846.1, an older copy of which the end was not read. */
export const law: LawPack = {
  jurisdiction: 'US-NM',
  name: 'New Mexico',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'unsaid',
  sources: sources({ act: 'statute, part, undated: NMSA 66-3-846.1, laws9.com' }),
  classes: [
    vehicles('mpv', 'multipurpose vehicle, which we haven’t read', multipurpose, says.figures),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: { all: [aboveAs1, inches(5)] } }),
    rule(behind, light(20), says.figures, { classes: ['mpv'], always, or: [larger] }),
    rule(allAround, light(20), says.figures, { always }),
  ],
  tolerance: [],
  labels: [label('lower left of the window', says.label)],
  medical: [],
  installerPenalty: null,
  unknowns: ['The end of the section.', 'Multipurpose vehicles behind the driver.'],
};
