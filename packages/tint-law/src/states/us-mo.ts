import {
  anyOther,
  behind,
  inFront,
  light,
  noFilm,
  noPercentage,
  passages,
  reflects,
  rule,
  sources,
  tolerance,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'act 307.173 high',
  windshield: 'act 307.173 high',
  behind: 'senate 307.173 medium',
  medical: 'act 307.173 high',
});

/** RSMo 307.173. */
export const law: LawPack = {
  jurisdiction: 'US-MO',
  name: 'Missouri',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.windshield, {
      when: { judgedBySight: 'The film has to stay on the part that makers tint.' },
    }),
    rule(['windshield'], noFilm, says.windshield),
    rule(inFront, light(35, reflects(35)), says.front),
    rule(behind, noPercentage(), says.behind),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front:
        'in conjunction with safety glazing material … thirty-five percent or more plus or minus three percent and a luminous reflectance of thirty-five percent or less plus or minus three percent',
      windshield: 'the upper portion … normally tinted by the manufacturer',
      behind: 'Windows to the rear of the driver may be tinted at any level.',
      medical: 'a permit of the department of public safety on a physician’s prescription',
    },
    sources: sources({
      act: 'statute, full, 2026-02: RSMo 307.173 (last act 2010), law.justia.com/codes/missouri',
      senate: 'bill, part, 2002: Summary of SB 703, senate.mo.gov',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.front)],
    labels: [],
    medical: [{ issuer: 'department of public safety', signedBy: 'physician', citation: says.medical }],
    installerPenalty: 'A class C misdemeanor.',
    unknowns: [],
  };
}
