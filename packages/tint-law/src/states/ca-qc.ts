import { anyOther, behind, inFront, light, noPercentage, passages, rule, sources } from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  front: 'saaq page high',
  behind: 'saaq page high',
});

/** The rules as the Société de l’assurance automobile du Québec states them; the regulation was not read. */
export const law: LawPack = {
  jurisdiction: 'CA-QC',
  name: 'Quebec',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [rule(inFront, light(70), says.front), rule(behind, noPercentage(), says.behind)],
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
    unknowns: ['The regulation itself.', 'Reflectance.', 'The strip: a police page speaks of 15 cm.'],
  };
}
