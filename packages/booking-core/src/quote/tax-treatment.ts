import type { QuoteKind } from './details';

/**
 * Treatment of sales tax in a bill: included in its prices, as for cars, or not charged, because film on a building becomes
 * a part of it and the shop pays the tax on the film (12A-1.051, F.A.C.).
 */
export const taxTreatments = ['included', 'real-property'] as const;

/** Treatment of sales tax in a bill. */
export type TaxTreatment = (typeof taxTreatments)[number];

/** Treatment of sales tax in the quotes of a kind. A quote's kind never changes, so neither does this. */
export function taxTreatmentOf(kind: QuoteKind): TaxTreatment {
  return byKind[kind];
}

const byKind: Readonly<Record<QuoteKind, TaxTreatment>> = {
  residential: 'real-property',
  commercial: 'real-property',
  ppf: 'included',
  fleet: 'included',
};
