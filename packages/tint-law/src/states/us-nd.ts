import { anyOther, behind, either, inFront, light, noPercentage, passages, rule, sources, twoMirrors } from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  windshield: 'act 39-21-39(4) high',
  windows: 'act 39-21-39(4) high',
  mirrors: 'act 39-21-39(4) high',
});

/** N.D.C.C. 39-21-39(4). */
export const law: LawPack = {
  jurisdiction: 'US-ND',
  name: 'North Dakota',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.windows, 'any vehicle')],
  rules: [
    rule(['windshield-strip', 'windshield'], light(70), says.windshield),
    rule(inFront, light(50), says.windows),
    rule(behind, light(50), says.windows, { or: [either(noPercentage(), says.mirrors, twoMirrors)] }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      windshield: 'the windshield, with film, lets through at least seventy percent',
      windows: 'any other window, with film, at least fifty percent',
      mirrors: 'does not apply to the windows behind the operator if the vehicle has outside mirrors on both sides',
    },
    sources: sources({
      act: 'statute, full, 2022-06: N.D.C.C. 39-21-39, github.com/UniCourt/cic-code-nd',
      patrol: 'agency, full, undated: Window tint, nd.gov/ndhp',
    }),
    tolerance: [],
    labels: [],
    medical: [],
    installerPenalty: null,
    unknowns: [],
  };
}
