import {
  anyOther,
  behind,
  colorNot,
  either,
  inFront,
  noFilm,
  passages,
  requires,
  rule,
  sources,
  unknowns,
  unread,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  ban: 'act 26708.5(a) high',
  clear: 'paper 26708(d) low',
  behind: 'paper 26708(b) low',
  colors: 'forum 26701(d) medium',
  medical: 'paper 26708.2 low',
});
const always = requires(says.colors, colorNot('red', 'blue', 'amber'));

/** California Vehicle Code 26708 and 26708.5. The ban was read in full, its exceptions only in part. */
export const law: LawPack = {
  jurisdiction: 'US-CA',
  name: 'California',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.ban, 'any vehicle')],
  rules: [
    rule(['windshield-strip'], unread('We haven’t read what may be at the top of the windshield.'), says.ban, {
      always,
    }),
    rule(['windshield'], noFilm, says.ban),
    rule(inFront, noFilm, says.ban, {
      always,
      or: [either(unread('Others report that clear film of 88 percent is allowed.'), says.clear, { film: 'clear' })],
    }),
    rule(
      behind,
      unread('Others report that film is free behind the driver with two mirrors; we haven’t read it.'),
      says.behind,
      { always },
    ),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      ban: 'transparent material upon the windshield, or side or rear windows … if the material alters the color or reduces the light transmittance … except as provided in subdivision (b), (c), or (d) of Section 26708',
      clear: 'clear, colorless film of at least 88 percent in front, with the installer’s certificate in the car',
      behind: 'the windows behind the driver are free with both outside mirrors',
      colors: 'red, blue, or amber translucent aftermarket material',
      medical: 'removable devices of at least 35 percent',
    },
    sources: sources({
      act: 'statute, full, 2023: Vehicle Code 26708.5, casetext.com',
      forum: 'secondary, part, undated: Vehicle Code 26701 and 26708 as copied, jurris.com',
      paper: 'secondary, part, 2013: Newspaper column on 26708, pe.com',
    }),
    tolerance: [],
    labels: [],
    medical: [{ issuer: 'the vehicle’s papers', floorPercent: 35, citation: says.medical }],
    installerPenalty: null,
    unknowns: unknowns({
      'Subdivisions (b) to (d) of 26708.': ['windshield-strip', ...behind],
    }),
  };
}
