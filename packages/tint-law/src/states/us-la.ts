import { anyOther, behind, inFront, light, notRead, passages, requires, rule, sources, unknowns, unread } from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'act2025 32:361.1 medium',
  before: 'police 32:361.1 medium',
  medical: 'heading 32:361.2 medium',
});

/** La. R.S. 32:361.1, of which the limits were not read; the act of 2025 changed those of the front. */
export const law: LawPack = {
  jurisdiction: 'US-LA',
  name: 'Louisiana',
  version: '2026-11-28.1',
  reviewBy: '2027-06-01',
  scope: 'unsaid',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(inFront, light(25), says.front, {
      always: requires(says.front, notRead('We haven’t read how much film may reflect; others report 20 percent.')),
    }),
    rule(behind, unread('We haven’t read what applies behind the driver since 2025.'), says.before),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front: 'front side windows … from forty to twenty-five percent',
      medical: 'Medical exemption (the heading; 32:361.3 has one for security)',
      before: '40% for the front side windows, 25% for the rear side windows and 12% for the rear windshield',
    },
    sources: sources({
      act: 'statute, part, undated: La. R.S. 32:361.1, legis.la.gov',
      heading: 'statute, heading, 2026-02: La. R.S. 32:361.2 and 361.3, law.justia.com/codes/louisiana',
      act2025: 'bill, part, 2025-06: HB 119 of 2025 as chaptered, legiplex.com',
      police: 'secondary, part, undated: Release of the State Police before 2025, kpel965.com',
    }),
    tolerance: [],
    labels: [],
    medical: [{ issuer: 'Department of Public Safety and Corrections', citation: says.medical }],
    installerPenalty: 'Sellers and installers: $1,000, then $2,000, says the State Police.',
    unknowns: unknowns({
      'The day on which HB 119 of 2025 began.': inFront,
      'Everything behind the driver.': behind,
      'Reflectance: others report 20 percent.': inFront,
    }),
  };
}
