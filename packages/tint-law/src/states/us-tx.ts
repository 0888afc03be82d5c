import {
  aboveAs1,
  anyOther,
  colorNot,
  inches,
  inFront,
  label,
  light,
  noPercentage,
  passages,
  reflects,
  requires,
  rule,
  sidesBehind,
  sources,
  twoMirrors,
  unknowns,
  unread,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  any: 'act 547.613 high',
  strip: 'act 547.613(b)(1) high',
  front: 'act 547.613(b)(2) high',
  rearSides: 'dps 547.613 high',
  back: 'dps 547.613(b)(3) high',
  label: 'act 547.609 high',
  medical: 'dps 547.613(c) medium',
});

/** Texas Transportation Code 547.609 and 547.613; 37 TAC 21.3. */
export const law: LawPack = {
  jurisdiction: 'US-TX',
  name: 'Texas',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.any, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], light(25, reflects(25)), says.strip, {
      when: { all: [inches(5), aboveAs1] },
      always: requires(says.strip, colorNot('red', 'blue', 'amber')),
    }),
    rule(
      ['windshield'],
      unread('Whether clear film may be on the windshield below the strip: sources differ.'),
      says.strip,
    ),
    rule(inFront, light(25, reflects(25)), says.front),
    rule(sidesBehind, noPercentage(), says.rearSides),
    rule(['back'], light(25, reflects(25)), says.back, {
      or: [{ when: twoMirrors, outcome: noPercentage(), citation: says.back }],
    }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      any: 'a motor vehicle',
      strip:
        'light transmission of 25 percent or more … luminous reflectance of 25 percent or less … not red, blue, or amber … AS-1 line or more than five inches from the top …, whichever is closer to the top',
      front:
        'a window that is to the left or right of the vehicle operator: 25 percent or more, reflectance 25 percent or less, in combination with the vent or window',
      rearSides: 'These windows are completely exempted from regulation',
      back: 'the rear window is exempt with an outside mirror on each side; otherwise 25 percent or more, reflectance 25 percent or less',
      label: 'permanently between the material and the surface',
      medical: 'by the Department of Public Safety, upon a physician or optometrist; for front sides and strip',
    },
    sources: sources({
      act: 'statute, part, 2023-11-21: Transportation Code 547.609 and 547.613, casetext.com',
      dps: 'agency, part, undated: Window tinting standards, txdps.state.tx.us',
    }),
    tolerance: [],
    labels: [label('rearmost, bottom corner of the driver’s side window, between film and glass', says.label)],
    medical: [
      {
        issuer: 'Department of Public Safety',
        signedBy: 'physician or optometrist',
        reaches: ['windshield-strip', ...inFront],
        citation: says.medical,
      },
    ],
    installerPenalty: 'Without the label: a fine of at most $1,000 (547.613(a-1)).',
    unknowns: unknowns({
      'Clear film on the windshield.': ['windshield'],
    }),
  };
}
