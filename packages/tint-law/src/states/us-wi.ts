import {
  anyOther,
  behind,
  inFront,
  light,
  nonreflective,
  passages,
  requires,
  rule,
  sources,
  unknowns,
  unread,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'rule Trans 305.32(4)(b)2. high',
  look: 'rule Trans 305.32(4)(b) high',
  behind: 'rule Trans 305.32 low',
  medical: 'rule Trans 305.32 medium',
});
const always = requires(says.look, nonreflective);

/** Wis. Adm. Code Trans 305.32. */
export const law: LawPack = {
  jurisdiction: 'US-WI',
  name: 'Wisconsin',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'unsaid',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(inFront, light(50), says.front, { always }),
    rule(behind, unread('A newspaper reports 35 percent behind the driver; we haven’t read the rule.'), says.behind, {
      always,
    }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front: 'the combination of the glazing and tinting film permits passage … of at least 50% of the visible light',
      look: 'not reflective',
      behind: 'what applies behind the driver is not on the pages that we read',
      medical: '35 percent, upon a physician or Christian Science practitioner',
    },
    sources: sources({
      rule: 'regulation, part, undated: Wis. Adm. Code Trans 305.32, docs-preview.legis.wisconsin.gov',
    }),
    tolerance: [],
    labels: [],
    medical: [
      {
        issuer: 'the driver’s papers',
        signedBy: 'physician or Christian Science practitioner',
        floorPercent: 35,
        citation: says.medical,
      },
    ],
    installerPenalty: null,
    unknowns: unknowns({
      'Everything behind the driver, and the windshield.': ['windshield-strip', 'windshield', ...behind],
    }),
  };
}
