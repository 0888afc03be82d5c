import {
  anyOther,
  either,
  inches,
  inFront,
  noFilm,
  noPercentage,
  passages,
  requires,
  rule,
  sidesBehind,
  sources,
  twoMirrors,
  unknowns,
} from '../kit';
import type { LawBackground, LawPack, Outcome } from '../law-pack';

const says = passages({
  front: 'act 257.709(1)(a) high',
  behind: 'act 257.709(1)(b) medium',
  mirrors: 'act 257.709(2) medium',
  medical: 'paper 257.709(3)(e) medium',
});
const below35: Outcome = { kind: 'limits', reflectance: { maximumPercent: 35, side: 'unsaid', bound: 'exclusive' } };
const notObstructed = {
  judgedBySight: 'Without a mirror on each side, the film may not obstruct the view to the rear.',
};

/** MCL 257.709. */
export const law: LawPack = {
  jurisdiction: 'US-MI',
  name: 'Michigan',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.front, {
      when: { all: [inches(4), { judgedBySight: 'The film may not reach below the shade band.' }] },
    }),
    rule(['windshield'], noFilm, says.front),
    rule(inFront, noFilm, says.front, { or: [either(noPercentage(), says.front, inches(4))] }),
    rule(sidesBehind, below35, says.behind),
    rule(['back'], below35, says.behind, { always: requires(says.mirrors, { any: [twoMirrors, notObstructed] }) }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front:
        'window application, reflective film, or nonreflective film … except that a tinted film may be used along the top edge … not … more than 4 inches from the top of the windshield, or lower than the shade band',
      behind: 'total solar reflectance of 35% or more',
      mirrors: 'a vehicle whose rear view is obstructed needs two outside mirrors',
      medical: 'a letter of a physician or optometrist',
    },
    sources: sources({
      act: 'secondary, part, undated: MCL 257.709, instalawyer.io',
      bill: 'bill, part, 2019: 2016 SB 1094 and 2019 HB 5100, legislature.mi.gov',
      paper: 'secondary, part, undated: Report quoting 257.709(3)(e), leaderpub.com',
    }),
    tolerance: [],
    labels: [],
    medical: [{ issuer: 'the driver’s papers', signedBy: 'physician or optometrist', citation: says.medical }],
    installerPenalty: null,
    unknowns: unknowns({
      '257.709(3)(b).': 'exemption',
      'Penalties.': 'penalty',
    }),
  };
}
