import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  body,
  colorNot,
  inches,
  inFront,
  light,
  multipurpose,
  noFilm,
  nonreflective,
  noPercentage,
  passages,
  reflects,
  requires,
  rule,
  sources,
  twoMirrors,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 31-5-962 high',
  larger: 'act 31-5-962 high',
  mirrors: 'act 31-5-962 high',
  strip: 'act 31-5-962 high',
  medical: 'act 31-5-962 high',
});
const look = requires(says.figures, nonreflective);
const mirrored = [...look, ...requires(says.mirrors, twoMirrors)];

/** W.S. 31-5-962. */
export const law: LawPack = {
  jurisdiction: 'US-WY',
  name: 'Wyoming',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [
    vehicles(
      'larger',
      'truck, bus, motor home, limousine or multipurpose passenger vehicle',
      { any: [body('pickup', 'truck', 'bus', 'motor-home', 'limousine'), multipurpose] },
      says.larger,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(5)] },
      always: requires(says.strip, nonreflective, colorNot('red', 'yellow', 'amber')),
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(inFront, light(28, reflects(20)), says.figures, { always: look }),
    rule(behind, noPercentage(), says.larger, { classes: ['larger'], always: requires(says.mirrors, twoMirrors) }),
    rule(allAround, light(28, reflects(20)), says.figures, { always: mirrored }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'shall be a nonreflective type and have total light transmission through both the sunscreening device and glazing of not less than twenty-eight percent; a reflectance of at most 20 percent',
      larger: 'trucks, buses and multipurpose passenger vehicles, behind the driver',
      mirrors: 'outside mirrors on both sides, for any film behind the driver',
      strip:
        'shall be a nonreflective type and may not be red, yellow or amber … beyond the AS-1 line or more than five (5) inches from the top … whichever is closer to the top',
      medical: 'medical need: at least 25 percent',
    },
    sources: sources({ act: 'statute, full, 2022-10: W.S. 31-5-962, github.com/UniCourt/cic-code-wy' }),
    tolerance: [],
    labels: [],
    medical: [{ issuer: 'the vehicle’s papers', floorPercent: 25, citation: says.medical }],
    installerPenalty: null,
    unknowns: [],
  };
}
