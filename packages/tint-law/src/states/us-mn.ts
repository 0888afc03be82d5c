import {
  allAround,
  anyOther,
  behind,
  body,
  either,
  label,
  light,
  noFilm,
  noPercentage,
  passages,
  reflects,
  rule,
  sidesBehind,
  sources,
  tolerance,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 169.71(4) high',
  windshield: 'act 169.71(4) high',
  exempt: 'act 169.71(4a) medium',
  patrol: 'patrol 169.71 low',
  marking: 'act 169.71(4) high',
  medical: 'act 169.71(4a) medium',
});
const cap = reflects(20);
const perhaps = { or: [either(unread('Sources differ on this kind of vehicle behind the driver.'), says.patrol)] };

/** Minn. Stat. 169.71, subdivisions 4 and 4a. */
export const law: LawPack = {
  jurisdiction: 'US-MN',
  name: 'Minnesota',
  version: '2026-11-28.1',
  reviewBy: '2027-06-01',
  scope: 'operated-here',
  classes: [
    vehicles('van', 'van or limousine', body('van', 'limousine'), says.exempt),
    vehicles('pickup', 'pickup truck', body('pickup'), says.exempt),
    vehicles('suv', 'minivan or sport utility vehicle', body('minivan', 'suv'), says.patrol),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip', 'windshield'], noFilm, says.windshield),
    rule(behind, noPercentage(), says.exempt, { classes: ['van'] }),
    rule(['back'], noPercentage(), says.exempt, { classes: ['pickup'] }),
    rule(sidesBehind, light(50, cap), says.figures, { classes: ['pickup'] }),
    rule(behind, light(50, cap), says.figures, { classes: ['suv'], ...perhaps }),
    rule(allAround, light(50, cap), says.figures),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'any side window or rear window … less than 50 percent plus or minus three percent … or a luminous reflectance of more than 20 percent plus or minus three percent',
      windshield: 'in any other way reducing light transmittance',
      exempt:
        'the rear window of a pickup truck, and the rear and side windows behind the driver of a van or limousine',
      patrol: 'a column of the State Patrol adds sport utility vehicles, which the section doesn’t name',
      marking: '(4) without an accompanying permanent marking',
      medical: 'upon a prescription of at most two years',
    },
    sources: sources({
      act: 'bill, part, 2026: Bill printing Minn. Stat. 169.71 as it stands, revisor.mn.gov',
      patrol: 'secondary, part, 2017: Column of the State Patrol, echopress.com',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.figures)],
    labels: [label('a permanent marking with both percentages', says.marking)],
    medical: [{ issuer: 'a prescription in the car', expires: '2 years', citation: says.medical }],
    installerPenalty: null,
    unknowns: unknowns({
      'Sport utility vehicles and minivans behind the driver.': behind,
      'Bills of 2026 that amend subdivision 4a.': 'newer-text',
    }),
  };
}
