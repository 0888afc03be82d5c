import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  body,
  colorNot,
  either,
  inches,
  label,
  light,
  multipurpose,
  noFilm,
  noMirror,
  noPercentage,
  passages,
  reflects,
  requires,
  rule,
  sources,
  transparent,
  twoMirrors,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 46.37.430(5)(a) high',
  behind: 'act 46.37.430(5)(b) high',
  strip: 'act 46.37.430(5)(e) high',
  clear: 'act 46.37.430(5)(e) high',
  mirror: 'act 46.37.430(5)(g)(i) high',
  colors: 'act 46.37.430(5)(g)(ii) high',
  label: 'act 46.37.430(5)(c) high',
  medical: 'act 46.37.430(5)(d) high',
});
const look = [...requires(says.mirror, noMirror), ...requires(says.colors, colorNot('red', 'gold', 'yellow', 'black'))];
const always = [...requires(says.figures, twoMirrors, { film: 'single-layer' }), ...look];
const cap = reflects(35);

/** RCW 46.37.430 and 46.37.435. */
export const law: LawPack = {
  jurisdiction: 'US-WA',
  name: 'Washington',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'larger',
      'truck, motor home or multipurpose passenger vehicle',
      {
        any: [{ fact: 'federalLabel', is: ['mpv', 'truck'] }, body('pickup', 'truck', 'motor-home'), multipurpose],
      },
      says.behind,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [aboveAs1, inches(6), transparent] },
      always: look,
    }),
    rule(['windshield'], noFilm, says.strip, {
      always: look,
      or: [either(noPercentage(), says.clear, { film: 'clear' })],
    }),
    rule(behind, noPercentage(cap), says.behind, { classes: ['larger'], always }),
    rule(allAround, light(24, cap), says.figures, { always }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'total reflectance of thirty-five percent or less, and a light transmission of twenty-four percent or more, where … outside rearview mirrors on both … more than a single sheet … prohibited',
      behind:
        'any vehicle identified by the manufacturer as a truck, motor home, or multipurpose passenger vehicle as defined in 49 C.F.R. Sec. 571.3, … on any window to the rear of the driver',
      strip:
        'as long as the product is transparent and does not extend into the AS-1 portion of the windshield or extend more than six inches from the top',
      clear:
        'Clear film sunscreening material that reduces or eliminates ultraviolet light may be applied to windshields.',
      mirror: '(i) Mirror finish products',
      colors: '(ii) Red, gold, yellow, or black material',
      label:
        'a sticker to be affixed to the driver’s door post … The business name and state tax identification number of the installer must be clearly visible',
      medical:
        'a written verification from a licensed physician that the operator or passenger must be protected from exposure to sunlight',
    },
    sources: sources({ act: 'statute, full, 2026-02: RCW 46.37.430 and .435, law.justia.com/codes/washington' }),
    tolerance: [],
    labels: [label('driver’s door post, with the installer’s name and state tax number', says.label)],
    medical: [
      {
        issuer: 'the vehicle’s papers',
        signedBy: 'physician',
        reaches: ['windshield-strip', ...allAround],
        citation: says.medical,
      },
    ],
    installerPenalty: 'Installing knowingly is a misdemeanor, for pay a gross misdemeanor.',
    unknowns: [],
  };
}
