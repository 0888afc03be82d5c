import {
  allAround,
  anyOther,
  body,
  either,
  inches,
  inFront,
  light,
  noPercentage,
  notRead,
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
  front: 'act 375(12-a)(b)(2) high',
  sedan: 'act 375(12-a)(b)(3) high',
  back: 'act 375(12-a)(b)(4) high',
  windshield: 'act 375(12-a)(b)(1) high',
  medical: 'dmv 375(12-a) medium',
});

const always = requires(says.front, notRead('We haven’t read whether New York limits how much film reflects.'));

/** New York Vehicle and Traffic Law 375(12-a). */
export const law: LawPack = {
  jurisdiction: 'US-NY',
  name: 'New York',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'sedan-type',
      'station wagon, sedan, hardtop, coupe, hatchback or convertible',
      { any: [{ fact: 'federalLabel', is: ['passenger-car'] }, body('sedan-type')] },
      says.sedan,
    ),
    anyOther(says.front),
  ],
  rules: [
    rule(['windshield-strip'], light(70), says.windshield, {
      always,
      or: [either(noPercentage(), says.windshield, inches(6))],
    }),
    rule(['windshield'], light(70), says.windshield, { always }),
    rule(inFront, light(70), says.front, { always }),
    rule(['back'], light(70), says.back, { always, or: [either(noPercentage(), says.back, twoMirrors)] }),
    rule(sidesBehind, light(70), says.sedan, { classes: ['sedan-type'], always }),
    rule(sidesBehind, noPercentage(), says.sedan, { always }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front: 'forward of or adjacent to the operator’s seat … less than seventy percent',
      sedan:
        'if it is classified as a station wagon, sedan, hardtop, coupe, hatchback or convertible and any rear side window has a light transmittance of less than seventy percent',
      back: 'the rear window less than seventy percent, unless the vehicle has side mirrors on both sides',
      windshield: 'unless such materials are limited to the uppermost six inches',
      medical: 'upon application MV-80W, for the conditions of its list',
    },
    sources: sources({
      act: 'secondary, full, undated: Vehicle and Traffic Law 375(12-a) as quoted in full, forums.speedlife.net',
      dmv: 'agency, full, undated: Tinted windows, dmv.ny.gov/inspections/tinted-windows',
    }),
    tolerance: [],
    labels: [],
    medical: [{ issuer: 'Department of Motor Vehicles', citation: says.medical }],
    installerPenalty:
      'It is “illegal to sell, offer for sale, or install glass that does not comply”, says the Department of Motor Vehicles.',
    unknowns: unknowns({
      'Reflectance.': ['windshield-strip', 'windshield', ...allAround],
      'The shop’s sticker between glass and film, which others report.': 'label',
    }),
  };
}
