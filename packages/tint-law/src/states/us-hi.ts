import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  body,
  either,
  inches,
  label,
  light,
  noFilm,
  noPercentage,
  passages,
  rule,
  sources,
  tolerance,
  twoMirrors,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 291-21.5 high',
  larger: 'act 291-21.5(9) high',
  strip: 'act 291-21.5 high',
  certificate: 'act 291-21.5 high',
});
const either4OrAs1 = either(unread('Whether the AS-1 line or the four inches count, where they differ.'), says.strip, {
  any: [aboveAs1, inches(4)],
});

/** HRS 291-21.5. Sport utility vehicles are not in its list. */
export const law: LawPack = {
  jurisdiction: 'US-HI',
  name: 'Hawaii',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles('larger', 'van, minivan, truck or bus', body('van', 'minivan', 'truck', 'bus'), says.larger),
    vehicles('pickup', 'pickup, which the text doesn’t name', body('pickup'), says.larger),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(4)] },
      or: [either4OrAs1],
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(behind, light(35), says.figures, {
      classes: ['larger'],
      or: [either(noPercentage(), says.larger, twoMirrors)],
    }),
    rule(behind, light(35), says.figures, {
      classes: ['pickup'],
      or: [either(unread('Whether a pickup counts as a truck.'), says.larger, twoMirrors)],
    }),
    rule(allAround, light(35), says.figures),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures: 'no less than thirty-five per cent plus or minus six per cent',
      larger: 'vans, minivans, trucks, or buses, behind the driver, with outside mirrors on both sides',
      strip: 'above the AS-1 line, or the topmost four inches',
      certificate: 'the installer’s certificate in the car',
    },
    sources: sources({ act: 'statute, full, 2026-02: HRS 291-21.5, law.justia.com/codes/hawaii' }),
    tolerance: [tolerance(6, 'both', 'unsaid', says.figures)],
    labels: [label('a certificate in the car', says.certificate)],
    medical: [],
    installerPenalty: 'For the installer $500 to $1,000, and the work again.',
    unknowns: ['Whether a pickup counts as a truck.'],
  };
}
