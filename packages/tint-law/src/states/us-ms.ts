import {
  anyOther,
  behind,
  body,
  inFront,
  label,
  light,
  multipurpose,
  noFilm,
  noMirror,
  noPercentage,
  passages,
  requires,
  rule,
  sources,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';
import { lawZones } from '../law-zone';

const says = passages({
  figures: 'act 63-7-59(2)(a) high',
  mirror: 'act 63-7-59(2) high',
  strip: 'act 63-7-59 high',
  behind: 'act 63-7-59(3)(b) high',
  label: 'act 63-7-59(6) high',
  medical: 'act 63-7-59(4) high',
});
const always = requires(says.mirror, noMirror);

/** Miss. Code 63-7-59 and 63-7-60. */
export const law: LawPack = {
  jurisdiction: 'US-MS',
  name: 'Mississippi',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [
    vehicles(
      'larger',
      'pickup, van, motor home, sport utility or multipurpose vehicle',
      { any: [body('pickup', 'van', 'minivan', 'motor-home', 'suv'), multipurpose] },
      says.behind,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { judgedBySight: 'The material has to replace or provide the maker’s own sun shield.' },
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(inFront, light(28), says.figures, { always }),
    rule(
      behind,
      unread('A federal minimum applies behind the driver of this vehicle, and we haven’t read it.'),
      says.behind,
      { classes: ['larger'], always },
    ),
    rule(behind, light(28), says.figures, { always }),
  ],
  remarks: [{ about: 'paper', zones: lawZones, citation: says.label }],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures: 'that all the windows of the vehicle have a light transmittance of twenty-eight percent (28%) or more',
      mirror: 'any glazing material which causes a mirrored effect',
      strip:
        'except material designed to replace or provide a sun shield in the uppermost area as authorized to be installed by manufacturers',
      behind:
        'Any window behind the front two (2) side windows … of any pickup truck, van, motor home, recreational vehicle, sport utility vehicle or multipurpose vehicle',
      label:
        'a label of an official tint inspection station at the lower left corner of the windshield, at most one inch square',
      medical: 'a certificate of the tax collector on the dashboard, upon a physician’s affidavit',
    },
    sources: sources({
      act: 'statute, full, 2020-07: Miss. Code 63-7-59 and 63-7-60 (last act 2015), github.com/UniCourt/cic-code-ms',
    }),
    tolerance: [],
    labels: [
      label('lower left corner of the windshield', says.label, { giver: 'state-station', isAvailableHere: false }),
    ],
    medical: [{ issuer: 'tax collector', signedBy: 'physician', citation: says.medical }],
    installerPenalty: 'At most $1,000 or 3 months.',
    unknowns: unknowns({
      'The federal minimum for the rear glass of larger vehicles.': behind,
      'Changes since 2020.': 'newer-text',
    }),
  };
}
