import {
  allAround,
  anyOther,
  behind,
  body,
  inFront,
  light,
  multipurpose,
  noFilm,
  noPercentage,
  passages,
  reflects,
  requires,
  rule,
  sources,
  tolerance,
  twoMirrors,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  mirrors: 'act 46.2-1052(D) high',
  rear: 'act 46.2-1052(D)(1) high',
  front: 'act 46.2-1052(D)(2) high',
  reflects: 'act 46.2-1052(D)(3) high',
  exempt: 'act 46.2-1052(H) high',
  mpv: 'act 46.2-1052(A) high',
  strip: 'act 46.2-1052(F) high',
  officer: 'act 46.2-1052(E) high',
  medical: 'act 46.2-1053 high',
});
const always = requires(says.mirrors, twoMirrors);
const cap = reflects(20);

/** Code of Virginia 46.2-1052 and 46.2-1053. */
export const law: LawPack = {
  jurisdiction: 'US-VA',
  name: 'Virginia',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'mpv',
      'multipurpose passenger vehicle or pickup truck',
      { any: [body('pickup'), multipurpose] },
      says.mpv,
    ),
    anyOther(says.front),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { judgedBySight: 'The material has to replace the maker’s own sunshield.' },
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(inFront, light(50, cap), says.front, { always }),
    rule(behind, noPercentage(cap), says.exempt, { classes: ['mpv'], always }),
    rule(allAround, light(35, cap), says.rear, { always }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      mirrors: 'unless such motor vehicle is equipped with a mirror on each side',
      rear: 'rear side windows or rear window … less than 35 percent',
      front: 'front side windows … less than 50 percent',
      reflects: 'reflectance of light exceeding 20 percent or … holographic or prism effect',
      mpv: '(i) designed to carry no more than 10 persons and (ii) constructed either on a truck chassis or with special features for occasional off-road use',
      exempt:
        'the rear side windows or rear window of any multipurpose passenger vehicle or pickup truck … below 35 percent',
      strip: 'to replace the sunshield in the uppermost area',
      officer: 'shall be given a tolerance of minus seven percentage points',
      medical:
        'authorization of the Department of Motor Vehicles: at least 35 percent on all windows, 70 on the windshield',
    },
    sources: sources({
      act: 'statute, full, 2026-02: Code of Virginia 46.2-1052 and -1053 (last act 2020), law.justia.com/codes/virginia',
    }),
    tolerance: [tolerance(7, 'minus', 'enforcement', says.officer)],
    labels: [],
    medical: [
      {
        issuer: 'Department of Motor Vehicles',
        signedBy: 'physician or optometrist',
        reaches: ['windshield', ...allAround],
        floorPercent: 35,
        citation: says.medical,
      },
    ],
    installerPenalty: 'In Virginia a class 3 misdemeanor, then class 2.',
    unknowns: [],
  };
}
