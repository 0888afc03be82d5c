import {
  aboveAs1,
  allAround,
  anyOther,
  body,
  colorNot,
  inFront,
  label,
  light,
  multipurpose,
  noFilm,
  nonreflective,
  noPercentage,
  passages,
  requires,
  rule,
  sidesBehind,
  sources,
  twoMirrors,
  unknowns,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  look: 'act 56-5-5015(B) high',
  figures: 'act 56-5-5015(C) high',
  mirrors: 'act 56-5-5015(D)(2) high',
  exempt: 'act 56-5-5015(I) high',
  certificate: 'act 56-5-5015(E) high',
  medical: 'act 56-5-5015(H) high',
});
const look = requires(says.look, nonreflective, colorNot('red', 'yellow', 'amber'));
const single = requires(says.figures, { film: 'single-layer' });
const sides = [...look, ...single];
const back = [...sides, ...requires(says.mirrors, twoMirrors)];

/** S.C. Code 56-5-5015. What it calls nonreflective has no figure. */
export const law: LawPack = {
  jurisdiction: 'US-SC',
  name: 'South Carolina',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [
    vehicles('pickup', 'pickup truck', body('pickup'), says.exempt),
    vehicles(
      'exempt',
      'other truck, bus, recreational or multipurpose vehicle',
      { any: [body('truck', 'bus', 'motor-home'), multipurpose] },
      says.exempt,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.look, {
      when: { all: [{ fact: 'as1Line', is: ['visible'] }, aboveAs1] },
      always: look,
    }),
    rule(['windshield'], noFilm, says.look),
    rule(inFront, light(27), says.figures, { always: sides }),
    rule(sidesBehind, noPercentage(), says.exempt, { classes: ['exempt'], always: sides }),
    rule(['back'], noPercentage(), says.exempt, { classes: ['exempt'], always: back }),
    rule(sidesBehind, light(27), says.figures, { always: sides }),
    rule(['back'], light(27), says.figures, { always: back }),
  ],
  remarks: [{ about: 'paper', zones: ['windshield-strip', ...allAround], citation: says.certificate }],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      look: 'must be nonreflective and may not be red, yellow, or amber … may not extend downward beyond the AS1 line. If the AS1 line is not visible, no sunscreening device may be applied to the windshield.',
      figures:
        'A single sunscreening device … combined light transmission … with the factory or manufacturer installed sunscreening material must not be less than twenty-seven percent',
      mirrors: 'one right and one left outside rearview mirror is required',
      exempt:
        'applies to windows behind the driver on pickup trucks, but does not apply to windows behind the driver on other trucks, buses, … multipurpose passenger vehicles, and recreational vehicles',
      certificate:
        'inside and lower right hand corner of each window; of a form prescribed by the Department of Public Safety (the manufacturer provides it: (F))',
      medical: 'affidavit of a physician or optometrist, every two years',
    },
    sources: sources({
      act: 'statute, full, 2026-02: S.C. Code 56-5-5015 (last act 2002), law.justia.com/codes/south-carolina',
    }),
    tolerance: [],
    labels: [
      label(
        'inside, lower right corner of each window: percentage, installer’s name, address and telephone, date',
        says.certificate,
        { giver: 'film-maker', isAvailableHere: false },
      ),
    ],
    medical: [
      {
        issuer: 'the vehicle’s papers',
        signedBy: 'physician or optometrist',
        expires: '2 years',
        citation: says.medical,
      },
    ],
    installerPenalty: 'Without the certificate: not less than $1,000 or 30 days.',
    unknowns: unknowns({
      '“Nonreflective” is “primarily designed to absorb light rather than to reflect it” (J)(4); it has no figure.':
        'stricter-reading',
      'Whether mirrors stay required for the back glass of exempt vehicles; we take it that they do.':
        'stricter-reading',
    }),
  };
}
