import { anyOther, behind, inFront, light, passages, rule, sources, unread } from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'act2025 HB 119 medium',
  before: 'police 32:361.1 medium',
});

/** La. R.S. 32:361.1, of which the limits were not read; the act of 2025 changed those of the front. */
export const law: LawPack = {
  jurisdiction: 'US-LA',
  name: 'Louisiana',
  version: '2026-11-23.1',
  reviewBy: '2027-06-01',
  scope: 'unsaid',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(inFront, light(25), says.front),
    rule(behind, unread('We haven’t read what applies behind the driver since 2025.'), says.before),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front: 'front side windows … from forty to twenty-five percent',
      before: '40% for the front side windows, 25% for the rear side windows and 12% for the rear windshield',
    },
    sources: sources({
      act: 'statute, part, undated: La. R.S. 32:361.1, legis.la.gov',
      act2025: 'bill, part, 2025-06: HB 119 of 2025 as chaptered, legiplex.com',
      police: 'secondary, part, undated: Release of the State Police before 2025, kpel965.com',
    }),
    tolerance: [],
    labels: [],
    medical: [],
    installerPenalty: 'Sellers and installers: $1,000, then $2,000, says the State Police.',
    unknowns: [
      'The day on which HB 119 began.',
      'Everything behind the driver.',
      'Reflectance: others report 20 percent.',
    ],
  };
}
