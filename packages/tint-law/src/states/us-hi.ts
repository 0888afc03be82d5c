import {
  aboveAs1,
  anyOther,
  behind,
  body,
  either,
  inches,
  inFront,
  label,
  light,
  noPercentage,
  notRead,
  passages,
  requires,
  rule,
  sources,
  tolerance,
  transparent,
  twoMirrors,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'act 291-21.5(d)(7) high',
  figures: 'act 291-21.5(d)(8) high',
  larger: 'act 291-21.5(d)(9) high',
  strip: 'act 291-21.5(d)(6) high',
  below: 'act 291-21.5(d)(11) high',
  certificate: 'act 291-21.5(e) high',
});
const either4OrAs1 = either(unread('Whether the AS-1 line or the four inches count, where they differ.'), says.strip, {
  all: [{ any: [aboveAs1, inches(4)] }, transparent],
});

/** HRS 291-21.5. Sport utility vehicles are not in its list. */
export const law: LawPack = {
  jurisdiction: 'US-HI',
  name: 'Hawaii',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles('larger', 'van, minivan, truck or bus', body('van', 'minivan', 'truck', 'bus'), says.larger),
    vehicles('pickup', 'pickup, which the text doesn’t name', body('pickup'), says.larger),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(4), transparent] },
      or: [either4OrAs1],
    }),
    rule(['windshield'], light(70), says.below, {
      always: requires(
        says.below,
        notRead(
          'Transparent film may be on the windshield if it meets federal Standard 205, which we haven’t read in full.',
        ),
      ),
    }),
    rule(behind, light(35), says.figures, {
      classes: ['larger'],
      or: [either(noPercentage(), says.larger, twoMirrors)],
    }),
    rule(behind, light(35), says.figures, {
      classes: ['pickup'],
      or: [either(unread('Whether a pickup counts as a truck.'), says.larger, twoMirrors)],
    }),
    rule(inFront, light(35), says.front),
    rule(behind, light(35), says.figures),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures: 'no less than thirty-five per cent plus or minus six per cent',
      larger: 'vans, minivans, trucks, or buses, behind the driver, with outside mirrors on both sides',
      front: 'front side wing vents and windows … no less than thirty-five per cent plus or minus six per cent',
      strip:
        'along the top edge of the windshield … transparent, above the AS-1 portion, or where no marking is found in the topmost four inches',
      below:
        'Transparent sun screening materials, when applied to the AS-1 portion of the windshield, which meets the requirements of Federal Motor Vehicle Safety Standard 205',
      certificate: 'The installer shall issue a certificate … certifying that the device complies with law',
    },
    sources: sources({ act: 'statute, full, 2026-02: HRS 291-21.5, law.justia.com/codes/hawaii' }),
    tolerance: [tolerance(6, 'both', 'unsaid', says.figures)],
    labels: [label('a certificate in the car', says.certificate)],
    medical: [],
    installerPenalty: 'For the installer $500 to $1,000, and the work again.',
    unknowns: unknowns({
      'Whether a pickup counts as a truck.': behind,
      'What Standard 205 asks of film on the windshield, besides 70 percent.': ['windshield'],
    }),
  };
}
