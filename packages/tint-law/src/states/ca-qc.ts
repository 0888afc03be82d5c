import {
  anyOther,
  behind,
  inFront,
  light,
  noPercentage,
  notRead,
  passages,
  requires,
  rule,
  sources,
  unknowns,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'saaq “Vitres teintées” high',
  behind: 'saaq “Vitres teintées” high',
});

const always = requires(
  says.front,
  notRead('We haven’t read the regulation itself, nor whether it limits how much film reflects.'),
);

/** The rules as the Société de l’assurance automobile du Québec states them; the regulation was not read. */
export const law: LawPack = {
  jurisdiction: 'CA-QC',
  name: 'Quebec',
  code: 'SAAQ page',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [rule(inFront, light(70), says.front, { always }), rule(behind, noPercentage(), says.behind, { always })],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      front: 'moins de 70 % de la lumière',
      behind: 'Les vitres latérales arrière ainsi que la lunette arrière ne sont pas soumises à ces règles.',
    },
    sources: sources({
      saaq: 'agency, full, 2022-05-27: Vitres teintées, saaq.gouv.qc.ca',
    }),
    tolerance: [],
    labels: [],
    medical: [],
    installerPenalty: null,
    unknowns: unknowns({
      'The regulation itself.': [...inFront, ...behind],
      'Reflectance.': [...inFront, ...behind],
      'The strip: a police page speaks of 15 cm.': ['windshield-strip'],
    }),
  };
}
