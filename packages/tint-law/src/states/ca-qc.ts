import { anyOther, behind, inFront, light, noPercentage, passages, rule, sources } from '../kit';
import type { LawPack } from '../law-pack';

const says = passages({
  front: 'saaq page high: moins de 70 % de la lumière',
  behind:
    'saaq page high: Les vitres latérales arrière ainsi que la lunette arrière ne sont pas soumises à ces règles.',
});

/** The rules as the Société de l’assurance automobile du Québec states them; the regulation was not read. */
export const law: LawPack = {
  jurisdiction: 'CA-QC',
  name: 'Quebec',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  sources: sources({
    saaq: 'agency, full, 2022-05-27: Vitres teintées, saaq.gouv.qc.ca',
  }),
  classes: [anyOther(says.front, 'any vehicle')],
  rules: [rule(inFront, light(70), says.front), rule(behind, noPercentage(), says.behind)],
  tolerance: [],
  labels: [],
  medical: [],
  installerPenalty: null,
  unknowns: ['The regulation itself.', 'Reflectance.', 'The strip: a police page speaks of 15 cm.'],
};
