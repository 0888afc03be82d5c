import {
  anyOther,
  behind,
  colorNot,
  either,
  inches,
  inFront,
  light,
  noMirror,
  noPercentage,
  passages,
  requires,
  rule,
  sources,
  unknowns,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 42-4-227(1)(a)(I) high',
  rear: 'act 42-4-227(1)(a)(II) high',
  strip: 'act 42-4-227(1)(b) high',
  mirror: 'act 42-4-227(1)(d) high',
});
const always = requires(says.mirror, noMirror);
const clearFront = { otherPanes: ['front-sides', 'windshield'], eachAtLeastPercent: 70 } as const;

/** C.R.S. 42-4-227. What may be behind the driver depends on the glass in front. */
export const law: LawPack = {
  jurisdiction: 'US-CO',
  name: 'Colorado',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [anyOther(says.figures, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: { all: [inches(4), colorNot('red', 'amber')] } }),
    rule(['windshield'], light(70), says.figures, { always }),
    rule(inFront, light(27), says.figures, { always }),
    rule(behind, light(27), says.figures, { always, or: [either(noPercentage(), says.rear, clearFront)] }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'less than twenty-seven percent light transmittance. The windshield shall allow at least seventy percent',
      rear: 'windows to the rear of the driver, including the rear window, may allow less than twenty-seven percent … if the front side windows and the windshield … allow at least seventy percent',
      strip: 'at most four inches at the top of the windshield, not red or amber',
      mirror: 'No material shall be used … that presents a metallic or mirrored appearance.',
    },
    sources: sources({ act: 'statute, full, 2021-03: C.R.S. 42-4-227, github.com/UniCourt/cic-code-co' }),
    tolerance: [],
    labels: [],
    medical: [],
    installerPenalty: 'In the text of 2021 a misdemeanor of $500 to $5,000; the present penalty was not read.',
    unknowns: unknowns({
      'The present penalty.': 'penalty',
      'A medical exemption: none found.': 'exemption',
    }),
  };
}
