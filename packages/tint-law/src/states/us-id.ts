import {
  aboveAs1,
  anyOther,
  either,
  inches,
  inFront,
  light,
  noFilm,
  noPercentage,
  passages,
  reflects,
  rule,
  sidesBehind,
  sources,
  tolerance,
  unread,
} from '../kit';
import type { LawBackground, LawPack, LightBasis } from '../law-pack';

const says = passages({
  most: 'act 49-944(b) high',
  rearSides: 'act 49-944(c) high',
  basis: 'act 49-944(e) high',
  strip: 'act 49-944 high',
  error: 'act 49-944 high',
  medical: 'act 49-944 high',
});
const filmAlone: LightBasis = { on: 'film-alone' };
const either6OrAs1 = either(unread('Whether the AS-1 line or the six inches count, where they differ.'), says.strip, {
  any: [aboveAs1, inches(6)],
});

/** Idaho Code 49-944. It defines transmission through the film, not through the window. */
export const law: LawPack = {
  jurisdiction: 'US-ID',
  name: 'Idaho',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.most, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(6)] },
      or: [either6OrAs1],
    }),
    rule(['windshield'], noFilm, says.strip),
    rule([...inFront, 'back'], light(35, reflects(35), filmAlone), says.most),
    rule(sidesBehind, light(20, reflects(35), filmAlone), says.rearSides),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      most: 'light transmission of not less than thirty-five percent … front side windows …, and the rear window',
      rearSides: 'twenty percent … side windows to the rear of the driver',
      basis: 'transmission through the product or material',
      strip: 'above the AS-1 line, or the topmost six inches',
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
