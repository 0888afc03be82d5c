import {
  aboveAs1,
  anyOther,
  either,
  inches,
  inFront,
  light,
  noFilm,
  nonreflective,
  noPercentage,
  passages,
  reflects,
  requires,
  rule,
  sidesBehind,
  sources,
  tolerance,
  unread,
} from '../kit';
import type { LawBackground, LawPack, LightBasis } from '../law-pack';

const says = passages({
  most: 'act 49-944(1)(b) high',
  rearSides: 'act 49-944(1)(c) high',
  basis: 'act 49-944(1)(e) high',
  strip: 'act 49-944(1)(a) high',
  error: 'act 49-944(1) high',
  medical: 'act 49-944(4) high',
});
const filmAlone: LightBasis = { on: 'film-alone' };
const either6OrAs1 = either(unread('Whether the AS-1 line or the six inches count, where they differ.'), says.strip, {
  any: [aboveAs1, inches(6)],
});

/** Idaho Code 49-944. It defines transmission through the film, not through the window. */
export const law: LawPack = {
  jurisdiction: 'US-ID',
  name: 'Idaho',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.most, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(6)] },
      always: requires(says.strip, nonreflective),
      or: [either6OrAs1],
    }),
    rule(['windshield'], noFilm, says.strip),
    rule([...inFront, 'back'], light(35, reflects(35), filmAlone), says.most, {
      always: requires(says.most, nonreflective),
    }),
    rule(sidesBehind, light(20, reflects(35), filmAlone), says.rearSides, {
      always: requires(says.rearSides, nonreflective),
    }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      most: 'Nonreflective … light transmission of not less than thirty-five percent … front side windows …, and the rear window',
      rearSides: 'Nonreflective … twenty percent … side windows to the rear of the driver',
      basis: 'transmission through the product or material',
      strip:
        'Nonreflective … shall not be applied to the windshield below the AS-1 line; if no AS-1 line is identifiable … six (6) inches',
      error: 'plus or minus three percent',
      medical: 'upon a physician: at least 70 percent on the windshield, 20 elsewhere',
    },
    sources: sources({ act: 'statute, full, 2026-02: Idaho Code 49-944 (amended 2023), law.justia.com/codes/idaho' }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.error)],
    labels: [],
    medical: [{ issuer: 'the vehicle’s papers', signedBy: 'physician', floorPercent: 20, citation: says.medical }],
    installerPenalty: null,
    unknowns: [],
  };
}
