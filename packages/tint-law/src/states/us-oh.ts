import {
  anyOther,
  behind,
  colorNot,
  inFront,
  label,
  light,
  noMirror,
  passages,
  requires,
  rule,
  sources,
  tolerance,
  unknowns,
  unread,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  windshield: 'rule 4501-41-03(A)(2) high',
  front: 'rule 4501-41-03(A)(3) high',
  behind: 'city 4501-41-03(A)(4) low',
  mirror: 'city 4513.241 medium',
  label: 'rule 4501-41-04(C) high',
});
const mirror = requires(says.mirror, noMirror);

/** Ohio Adm. Code 4501-41. */
export const law: LawPack = {
  jurisdiction: 'US-OH',
  name: 'Ohio',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(['windshield'], light(70), says.windshield, {
      always: [...mirror, ...requires(says.windshield, colorNot('red', 'yellow'))],
    }),
    rule(inFront, light(50), says.front, { always: mirror }),
    rule(
      behind,
      unread('Sources differ on what applies behind the driver, and we haven’t read the rule.'),
      says.behind,
      { always: mirror },
    ),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      windshield: 'windshield … not less than seventy per cent plus or minus three per cent and is not red or yellow',
      front:
        'side windows to the immediate right or left of the driver … not less than fifty per cent plus or minus three per cent',
      behind: 'pages of cities differ: 50 percent, or any',
      mirror: 'reflectorized material',
      label: 'the maker’s label of at most 1 1/2 inches between film and glass',
    },
    sources: sources({
      rule: 'regulation, part, undated: Ohio Adm. Code 4501-41-02 to -04, codes.ohio.gov',
      city: 'secondary, part, undated: Pages and codes of cities that copy R.C. 4513.241, -',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.front)],
    labels: [label('between film and glass', says.label, { giver: 'film-maker' })],
    medical: [],
    installerPenalty: null,
    unknowns: unknowns({
      '4501-41-03(A)(4): everything behind the driver.': behind,
      'The strip at the top of the windshield.': ['windshield-strip'],
    }),
  };
}
