import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  body,
  colorNot,
  either,
  inches,
  multipurpose,
  noFilm,
  nonreflective,
  noPercentage,
  notRead,
  passages,
  reflects,
  requires,
  rule,
  sources,
  tolerance,
  unknowns,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 20-127(b)(1) high',
  strip: 'act 20-127(b) high',
  clear: 'act 20-127(b) high',
  look: 'act 20-127(b)(3) high',
  mpv: 'dot 20-127(c) medium',
  medical: 'dot 20-127(f) medium',
});
const look = requires(says.look, colorNot('red', 'yellow', 'amber'), nonreflective);

/** N.C.G.S. 20-127. */
export const law: LawPack = {
  jurisdiction: 'US-NC',
  name: 'North Carolina',
  version: '2026-11-28.1',
  reviewBy: '2027-06-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'multipurpose',
      'minivan, pickup, or multipurpose vehicle',
      { any: [body('minivan', 'pickup'), multipurpose] },
      says.mpv,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: { any: [inches(5), aboveAs1] } }),
    rule(['windshield'], noFilm, says.strip, {
      or: [{ when: { film: 'clear' }, outcome: noPercentage(), citation: says.clear }],
    }),
    rule(behind, noPercentage(), says.mpv, {
      classes: ['multipurpose'],
      when: notRead(
        'We haven’t read whether color and reflection count behind the driver of this vehicle, too.',
        'reflectance',
      ),
      or: [either(noPercentage(reflects(20)), says.mpv, { all: look.map(({ condition }) => condition) })],
    }),
    rule(
      allAround,
      {
        kind: 'limits',
        light: { minimumPercent: 35, basis: { on: 'finished-window' }, presumedAbovePercent: 32 },
        reflectance: reflects(20),
      },
      says.figures,
      { always: look },
    ),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        'at least thirty-five percent (35%). A vehicle window that … measures a total light transmission of more than thirty-two percent (32%) is conclusively presumed to meet this restriction.',
      strip:
        'may not extend more than five inches below the top of the windshield or below the AS1 line …, whichever measurement is longer',
      clear:
        'an untinted clear film which does not obstruct vision but which reduces or eliminates ultraviolet radiation',
      look: 'nonreflective and shall not be red, yellow, or amber',
      mpv: 'Multipurpose vehicles (e.g., mini-van, pickup truck, SUV) designed to carry 10 or less passengers – where the window is behind the driver and is built on a truck chassis or has special features',
      medical:
        'a permit of the Division of Motor Vehicles, up to five years, with a sticker at the lower left of the rear window',
    },
    sources: sources({
      act: 'statute, part, Session Law 2024-58: N.C.G.S. 20-127, casetext.com',
      dot: 'agency, full, undated: Window Tinting, ncdot.gov/dmv',
    }),
    tolerance: [tolerance(3, 'minus', 'presumption', says.figures)],
    labels: [],
    medical: [{ issuer: 'Division of Motor Vehicles', expires: '5 years', citation: says.medical }],
    installerPenalty: null,
    unknowns: unknowns({
      'Which restrictions (c) lifts behind the driver of a multipurpose vehicle, besides that of light.': behind,
      'Whether a crossover is multipurpose.': 'question',
      'The wording of the penalties.': 'penalty',
      'The act that took tint out of the inspection on 2025-12-01; the limits are reported as unchanged.': 'newer-text',
    }),
  };
}
