import {
  allAround,
  anyOther,
  colorNot,
  inches,
  label,
  light,
  noFilm,
  noPercentage,
  passages,
  reflects,
  rule,
  sources,
  tolerance,
  transparent,
  unknowns,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  any: 'act 32-5C-2(a) high',
  figures: 'act 32-5C-2 high',
  strip: 'act 32-5C-3(4) high',
  label: 'act 32-5C-6 high',
  medical: 'act 32-5C-4 medium',
});

/** Code of Alabama 32-5C-1 to 32-5C-7. It exempts no multipurpose vehicle. */
export const law: LawPack = {
  jurisdiction: 'US-AL',
  name: 'Alabama',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [anyOther(says.any, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [inches(6), colorNot('red', 'amber'), transparent] },
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(allAround, light(32, reflects(20)), says.figures),
  ],
  remarks: [{ about: 'paper', zones: allAround, citation: says.label }],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      any: 'a motor vehicle registered in this state',
      figures:
        'less than 32 percent or increase light reflectance to more than 20 percent, with a measurement tolerance of at least 3 percent',
      strip:
        'Any transparent item which is not red or amber in color which is placed on the uppermost six inches of the windshield',
      label:
        'shall display a label visible from the outside of the vehicle (the manufacturer of the material provides it, approved by the director: 32-5C-5)',
      medical: 'a decal of the Law Enforcement Agency on the windshield, upon a physician’s statement',
    },
    sources: sources({
      act: 'statute, full, 2026-02: Code of Alabama 32-5C-1 to 32-5C-7 (Act 2021-451), law.justia.com/codes/alabama',
    }),
    tolerance: [tolerance(3, 'at-least', 'enforcement', says.figures)],
    labels: [
      label('visible from the outside of the vehicle', says.label, { giver: 'film-maker', isAvailableHere: false }),
    ],
    medical: [{ issuer: 'Alabama Law Enforcement Agency', signedBy: 'physician', citation: says.medical }],
    installerPenalty: 'A misdemeanor: at most $100 or 10 days first, $500 or 3 months the third time.',
    unknowns: unknowns({
      '“At least 3 percent” of what.': 'stricter-reading',
      'Which label exists today.': 'label',
    }),
  };
}
