import { anyOther, behind, inFront, noFilm, passages, rule, sources, unknowns, unread } from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'mvc 39:3-74 medium',
  court: 'court 39:3-74 medium',
  medical: 'act 39:3-75.1 medium',
});

/** N.J.S.A. 39:3-74 and 39:3-75.1. Agency and court read it differently; the agency’s wording forbids. */
export const law: LawPack = {
  jurisdiction: 'US-NJ',
  name: 'New Jersey',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'unsaid',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [
    rule(['windshield-strip', 'windshield', ...inFront], noFilm, says.front),
    rule(behind, unread('We haven’t read what applies behind the driver.'), says.court),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front:
        'You may have your vehicle windshield and/or front side windows tinted (sunscreened) in New Jersey with a medical exemption only.',
      court: 'so darkly tinted that police cannot clearly see people or articles within the car',
      medical: 'upon an ophthalmologist or physician; a certificate of at most 48 months',
    },
    sources: sources({
      act: 'bill, part, 2020: Bill A3728 quoting 39:3-74, njleg.state.nj.us',
      court: 'court, part, 2022: State v. Smith 251 N.J. 244, law.justia.com/cases/new-jersey',
      mvc: 'secondary, part, undated: Page of the Motor Vehicle Commission as copied, sjwindowtinting.com',
    }),
    tolerance: [],
    labels: [],
    medical: [
      {
        issuer: 'Motor Vehicle Commission',
        signedBy: 'ophthalmologist or physician',
        expires: '48 months',
        citation: says.medical,
      },
    ],
    installerPenalty: null,
    unknowns: unknowns({
      'N.J.A.C. 13:20-33.7.': behind,
      'Everything behind the driver.': behind,
    }),
  };
}
