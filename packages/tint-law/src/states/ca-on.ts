import { allAround, anyOther, noPercentage, passages, requires, rule, sources, unknowns } from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  view: 'police 73(3) medium',
});

/** Highway Traffic Act, section 73. It names no percentage. */
export const law: LawPack = {
  jurisdiction: 'CA-ON',
  name: 'Ontario',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.view, 'any vehicle')],
  rules: [
    rule(['windshield-strip', 'windshield', ...allAround], noPercentage(), says.view, {
      always: requires(says.view, {
        judgedBySight: 'The film may not substantially obscure the inside, seen from outside.',
      }),
    }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      view: 'substantially obscures the interior … when viewed from the outside',
    },
    sources: sources({
      police: 'secondary, part, undated: Section 73(3) as quoted by the provincial police, fftimes.com',
    }),
    tolerance: [],
    labels: [],
    medical: [],
    installerPenalty: null,
    unknowns: unknowns({
      'The inspection’s standard, reported as 70 percent for 2017 and newer.': [
        'windshield-strip',
        'windshield',
        ...allAround,
      ],
    }),
  };
}
