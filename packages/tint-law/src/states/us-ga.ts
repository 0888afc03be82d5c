import {
  allAround,
  anyOther,
  behind,
  colorNot,
  either,
  inches,
  label,
  light,
  multipurpose,
  noFilm,
  noPercentage,
  notRead,
  passages,
  reflects,
  rule,
  sources,
  tolerance,
  transparent,
  unknowns,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 40-8-73.1(b)(2) high',
  strip: 'dps 40-8-73.1 medium',
  mpv: 'dps 40-8-73.1 medium',
  mpvIs: 'act 40-8-73.1 high',
  certify: 'rule 570-22-.05(3) high',
  medical: 'state 40-8-73.1 medium',
});

/** O.C.G.A. 40-8-73.1 and Ga. Comp. R. & Regs. 570-22-.05. */
export const law: LawPack = {
  jurisdiction: 'US-GA',
  name: 'Georgia',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'mpv',
      'multipurpose passenger vehicle or school bus',
      { any: [multipurpose, { fact: 'body', is: ['bus'] }] },
      says.mpvIs,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, {
      when: { all: [inches(6), colorNot('red', 'amber'), transparent] },
    }),
    rule(['windshield'], noFilm, says.strip),
    rule(behind, noPercentage(), says.mpv, {
      classes: ['mpv'],
      when: notRead(
        'We haven’t read whether Georgia’s cap on reflectance reaches the rear glass of this vehicle.',
        'reflectance',
      ),
      or: [either(noPercentage(reflects(20)), says.mpv)],
    }),
    rule(allAround, light(32, reflects(20)), says.figures),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'reduce light transmission through the windshield or window to less than 32 percent, plus or minus 3 percent, or increase light reflectance to more than 20 percent',
      strip: 'Upper most 6" on front windshield can have a transparent item which is not red or amber',
      mpv: 'Rear windshields & side windows behind the driver of a: a. Multipurpose passenger vehicle b. School bus …',
      mpvIs:
        'designed to carry ten persons or less which is constructed on a truck chassis or with special features for occasional off-road operation',
      certify: 'shall certify that the light transmission through such glass after such installation … does not reduce',
      medical:
        'application to the Department of Public Safety with an attestation of a physician or optometrist; renewal every 4 years',
    },
    sources: sources({
      act: 'statute, part, Ga. L. 2011: O.C.G.A. 40-8-73.1, getpocketlaw.com',
      rule: 'regulation, full, undated: Ga. Comp. R. & Regs. 570-22-.05, law.cornell.edu/regulations/georgia',
      dps: 'agency, full, 2005-05-02: Georgia’s New Window Tint Law, dps.georgia.gov',
      state: 'agency, full, undated: Window tint exemption, georgia.gov',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.figures)],
    labels: [label('a certificate to the owner', says.certify)],
    medical: [
      {
        issuer: 'Department of Public Safety',
        signedBy: 'physician or optometrist',
        expires: '4 years',
        citation: says.medical,
      },
    ],
    installerPenalty: 'A misdemeanor, says the Department of Public Safety.',
    unknowns: unknowns({
      'Amendments after 2011.': 'newer-text',
      'Whether the cap on reflectance reaches the rear glass of multipurpose vehicles.': behind,
    }),
  };
}
