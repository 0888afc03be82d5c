import {
  aboveAs1,
  anyOther,
  behind,
  inFront,
  label,
  light,
  multipurpose,
  noPercentage,
  passages,
  reflects,
  rule,
  sources,
  tolerance,
  transparent,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack, LightBasis } from '../law-pack';

const says = passages({
  front: 'act 189.110 high',
  rear: 'act 189.110 high',
  strip: 'act 189.110 medium',
  error: 'act 189.110 high',
  label: 'act 189.110 high',
});
/** The text does not say how clear the test glass is; 88 to 91 percent is an assumption. */
const testGlass: LightBasis = { on: 'reference-glass', percents: [88, 91] };
const ofRear = reflects(35, 'nonfilm');

/** KRS 189.110 and 189.010. Film is tested on clear glass, not on the car’s own. */
export const law: LawPack = {
  jurisdiction: 'US-KY',
  name: 'Kentucky',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered-or-required-to-be',
  classes: [vehicles('mpv', 'multipurpose passenger vehicle', multipurpose, says.rear), anyOther(says.front)],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: { all: [aboveAs1, transparent] } }),
    rule(['windshield'], unread('We haven’t read what applies below the strip.'), says.strip),
    rule(inFront, light(35, reflects(25, 'nonfilm'), testGlass), says.front),
    rule(behind, light(8, ofRear, testGlass), says.rear, { classes: ['mpv'] }),
    rule(behind, light(18, ofRear, testGlass), says.rear),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front:
        'when tested on one-eighth (1/8) inch clear glass … not more than twenty-five percent (25%) as measured on the nonfilm side and a light transmittance of at least thirty-five percent',
      rear: 'behind the driver: a light transmittance of at least 18 percent, at least eight percent (8%) … on multipurpose passenger vehicles; reflectance 35 percent',
      strip: 'a transparent strip at the top of the windshield, above the AS/1 portion',
      error: 'Every percentage measurement … is subject to a tolerance of plus or minus three percent (3%)',
      label: 'a pressure-sensitive, self-destructive, nonremovable, vinyl-type film label',
    },
    sources: sources({
      act: 'statute, full, 2022-10: KRS 189.110 and 189.010 (last act 1994), github.com/UniCourt/cic-code-ky',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.error)],
    labels: [label('inside the left door jamb', says.label)],
    medical: [],
    installerPenalty: 'Applying film in violation: a class B misdemeanor.',
    unknowns: unknowns({
      'How much light 1/8-inch clear glass lets through.': [...inFront, ...behind],
      'Title XVI defines no multipurpose passenger vehicle; the words of 49 CFR 571.3 count here.': 'question',
      'What applies to the windshield below the strip.': ['windshield'],
      'A medical exemption: none found.': 'exemption',
    }),
  };
}
