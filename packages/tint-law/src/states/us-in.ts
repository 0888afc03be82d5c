import {
  aboveAs1,
  anyOther,
  inFront,
  light,
  noFilm,
  noPercentage,
  passages,
  reflects,
  rule,
  sidesBehind,
  sources,
  unknowns,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 9-19-19-4(c) high',
  strip: 'act 9-19-19-4(d) high',
  medical: 'act 9-19-19-4 high',
});

/** IC 9-19-19-4. The rear side windows are not in its list. */
export const law: LawPack = {
  jurisdiction: 'US-IN',
  name: 'Indiana',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.figures, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: aboveAs1 }),
    rule(['windshield'], noFilm, says.strip),
    rule([...inFront, 'back'], light(30, reflects(25)), says.figures),
    rule(sidesBehind, noPercentage(), says.figures),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'side window that is a part of a front door; or (4) rear back window … total solar reflectance of visible light of more than twenty-five percent … and light transmittance of less than thirty percent',
      strip: 'the uppermost part of the windshield, to the AS-1 line',
      medical: 'upon a physician or optometrist, each year',
    },
    sources: sources({ act: 'statute, full, P.L. 171-2024: IC 9-19-19-4, casetext.com' }),
    tolerance: [],
    labels: [],
    medical: [
      {
        issuer: 'the vehicle’s papers',
        signedBy: 'physician or optometrist',
        expires: '1 year',
        citation: says.medical,
      },
    ],
    installerPenalty: 'An installer may not tint so that driving the car is a violation (9-19-19-4(e)).',
    unknowns: unknowns({
      'Whether “and” asks for both faults; either counts here.': 'stricter-reading',
      'The penalty.': 'penalty',
    }),
  };
}
