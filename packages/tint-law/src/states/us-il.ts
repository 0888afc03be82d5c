import {
  anyOther,
  behind,
  either,
  inches,
  inFront,
  light,
  nonreflective,
  noPercentage,
  passages,
  requires,
  rule,
  sources,
  tolerance,
  unknowns,
  unread,
} from '../kit';
import type { LawBackground, LawPack, LightBasis } from '../law-pack';

const says = passages({
  strip: 'act 5/12-503(a) medium',
  fifty: 'act 5/12-503(a-5)(1) medium',
  thirtyFive: 'act 5/12-503(a-5)(2) medium',
  rear: 'act1997 5/12-503 medium',
  medical: 'act 5/12-503 medium',
});
const filmOrWindow: LightBasis = { on: 'ambiguous', readings: [{ on: 'finished-window' }, { on: 'film-alone' }] };
const rearAllows = (eachAtLeastPercent: number) => ({ otherPanes: behind, eachAtLeastPercent });
const look = requires(says.strip, nonreflective);
const lookInFront = requires(says.fifty, nonreflective);

/** 625 ILCS 5/12-503. How dark the front may be depends on the windows behind. */
export const law: LawPack = {
  jurisdiction: 'US-IL',
  name: 'Illinois',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.fifty, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: inches(6), always: look }),
    rule(inFront, light(50, undefined, filmOrWindow), says.fifty, {
      when: rearAllows(30),
      always: lookInFront,
      or: [
        either(light(35, undefined, filmOrWindow), says.thirtyFive, rearAllows(35)),
        // No exception that was read goes below 50 percent there; what else it asks is open.
        either(light(50, undefined, filmOrWindow), says.fifty, {
          all: [
            { not: rearAllows(30) },
            { judgedBySight: 'What the front may have where the rear is darker than 30 percent is open.' },
          ],
        }),
      ],
    }),
    rule(behind, unread('The text names figures behind the driver only as a condition for the front.'), says.rear),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      strip: 'six inches at the top of the windshield, nonreflective',
      fifty:
        'where none of the rear windows allows less than 30%: a nonreflective tinted film that allows at least 50% light transmittance, with a 5% variance',
      thirtyFive: 'where none of the rear windows allows less than 35%: at least 35%',
      rear: 'a side mirror on each side, where the rear windows are treated',
      medical: 'upon a physician',
    },
    sources: sources({
      act: 'statute, part, 2021: 625 ILCS 5/12-503 (P.A. 102-0111), ilga.gov',
      act1997: 'statute, part, 1997: P.A. 90-0389, ilga.gov',
    }),
    tolerance: [tolerance(5, 'both', 'unsaid', says.fifty)],
    labels: [],
    medical: [{ issuer: 'the vehicle’s papers', signedBy: 'physician', citation: says.medical }],
    installerPenalty: null,
    unknowns: unknowns({
      'Whether 50 and 35 are of the film or of the window.': inFront,
      'What holds when the rear is below 30 by film.': inFront,
    }),
  };
}
