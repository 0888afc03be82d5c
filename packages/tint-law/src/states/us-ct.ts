import {
  anyOther,
  behind,
  body,
  colorNot,
  either,
  inFront,
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
  sidesBehind,
  sources,
  tolerance,
  transparent,
  twoMirrors,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';
import { lawZones } from '../law-zone';

const says = passages({
  front: 'act 14-99g(c)(1) high',
  rear: 'act 14-99g(c)(5) high',
  larger: 'act 14-99g(c)(6) high',
  back: 'act 14-99g(c)(10) high',
  strip: 'act 14-99g(c)(11) high',
  windshield: 'act 14-99g(b) high',
  label: 'act 14-99g(e) high',
  medical: 'act 14-99g high',
});
const notMirrored = requires(says.rear, noMirror);
const isLarger = { any: [{ fact: 'federalLabel', is: ['mpv', 'truck'] }, body('truck', 'bus'), multipurpose] } as const;

/** Conn. Gen. Stat. 14-99g. Its subsection (c) lists exceptions: any of (5), (6) and (10) is enough. */
export const law: LawPack = {
  jurisdiction: 'US-CT',
  name: 'Connecticut',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles('larger', 'truck, bus or multipurpose passenger vehicle', isLarger, says.larger),
    anyOther(says.front),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: {
        all: [
          colorNot('red', 'amber'),
          transparent,
          { judgedBySight: 'Its lower edge has to be at least 29 inches above the driver’s seat.' },
        ],
      },
    }),
    rule(['windshield'], noFilm, says.windshield, {
      or: [
        either(unread('Only film that changes neither the color nor the light could be there.'), says.windshield, {
          film: 'clear',
        }),
      ],
    }),
    rule(inFront, light(35, reflects(27)), says.front, { always: requires(says.front, noMirror) }),
    rule(behind, light(35, reflects(21)), says.rear, {
      classes: ['larger'],
      always: notMirrored,
      or: [either(noPercentage(), says.larger, twoMirrors)],
    }),
    rule(['back'], light(35, reflects(21)), says.rear, {
      always: notMirrored,
      or: [either(noPercentage(), says.back, twoMirrors)],
    }),
    rule(sidesBehind, light(35, reflects(21)), says.rear, { always: notMirrored }),
  ],
  remarks: [{ about: 'paper', zones: lawZones, citation: says.label }],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front:
        'not mirror-like … total light transmission of not less than thirty-five per cent plus or minus three per cent and a luminous reflectance of twenty-seven per cent plus or minus three per cent',
      rear: 'behind the driver: not mirror-like, not less than thirty-five per cent, a luminous reflectance of twenty-one per cent',
      larger: 'truck, bus or multipurpose passenger vehicle, behind the driver, with two outside mirrors',
      back: 'The rearmost window or windows, with two outside mirrors',
      windshield:
        'any transparent material on the front windshield … if such material alters the color or reduces the light transmittance',
      strip: 'at least twenty-nine inches above the undepressed driver’s seat; not red or amber',
      label:
        'a sticker at the lower left corner of each tinted window, of a material that its maker registered with the commissioner',
      medical: 'by the commissioner, upon a physician or optometrist',
    },
    sources: sources({
      act: 'statute, full, 2026-02: Conn. Gen. Stat. 14-99g (last P.A. 07-217), law.justia.com/codes/connecticut',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.front)],
    labels: [
      label('lower left corner of each tinted window', says.label, { giver: 'film-maker', isAvailableHere: false }),
    ],
    medical: [
      { issuer: 'commissioner of motor vehicles', signedBy: 'physician or optometrist', citation: says.medical },
    ],
    installerPenalty: 'An infraction; the second time, the vehicle is impounded.',
    unknowns: unknowns({
      '“A luminous reflectance of 27” is taken for the most.': 'stricter-reading',
    }),
  };
}
