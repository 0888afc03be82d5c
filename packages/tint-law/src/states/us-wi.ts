import { anyOther, behind, inFront, light, nonreflective, passages, requires, rule, sources, unread } from '../kit';
import type { LawPack } from '../law-pack';

const says = passages({
  front:
    'rule Trans 305.32(4)(b)2. high: the combination of the glazing and tinting film permits passage … of at least 50% of the visible light',
  look: 'rule Trans 305.32(4)(b) high: not reflective',
  behind: 'rule Trans 305.32 low: what applies behind the driver is not on the pages that we read',
  medical: 'rule Trans 305.32 medium: 35 percent, upon a physician or Christian Science practitioner',
});
const always = requires(says.look, nonreflective);

/** Wis. Adm. Code Trans 305.32. */
export const law: LawPack = {
  jurisdiction: 'US-WI',
  name: 'Wisconsin',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'unsaid',
  sources: sources({
    rule: 'regulation, part, undated: Wis. Adm. Code Trans 305.32, docs-preview.legis.wisconsin.gov',
  }),
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(inFront, light(50), says.front, { always }),
    rule(behind, unread('A newspaper reports 35 percent behind the driver; we haven’t read the rule.'), says.behind, {
      always,
    }),
  ],
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
  unknowns: ['Everything behind the driver, and the windshield.'],
};
