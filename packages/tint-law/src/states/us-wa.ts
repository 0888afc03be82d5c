import {
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
  figures: 'act 46.37.430(5)(a) high',
  behind: 'act 46.37.430(5)(b) high',
  strip: 'act 46.37.430(5) high',
  clear: 'act 46.37.430(5) high',
  colors: 'act 46.37.430(5)(g) high',
  label: 'act 46.37.430 high',
});
const always = [
  ...requires(says.figures, twoMirrors, { film: 'single-layer' }),
  ...requires(says.colors, colorNot('red', 'gold', 'yellow', 'black')),
];
const cap = reflects(35);

/** RCW 46.37.430 and 46.37.435. */
export const law: LawPack = {
  jurisdiction: 'US-WA',
  name: 'Washington',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'larger',
      'truck, motor home or multipurpose passenger vehicle',
      { any: [body('pickup', 'truck', 'motor-home'), multipurpose] },
      says.behind,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: inches(6) }),
    rule(['windshield'], noFilm, says.strip, { or: [either(noPercentage(), says.clear, { film: 'clear' })] }),
    rule(behind, noPercentage(cap), says.behind, { classes: ['larger'], always }),
    rule(allAround, light(24, cap), says.figures, { always }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'total reflectance of thirty-five percent or less, and a light transmission of twenty-four percent or more, where … outside rearview mirrors on both … more than a single sheet … prohibited',
      behind: 'behind the driver of a truck, motor home or multipurpose passenger vehicle',
      strip: 'a strip of at most the top six inches of the windshield',
      clear: 'clear, untinted film against ultraviolet light on the windshield',
      colors: '(ii) Red, gold, yellow, or black material',
      label: 'the installer’s sticker on the driver’s door post',
    },
    sources: sources({ act: 'statute, full, 2026-02: RCW 46.37.430 and .435, law.justia.com/codes/washington' }),
    tolerance: [],
    labels: [label('driver’s door post', says.label)],
    medical: [],
    installerPenalty: 'Installing knowingly is a misdemeanor, for pay a gross misdemeanor.',
    unknowns: [],
  };
}
