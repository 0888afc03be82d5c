import type { NoLimitReason, PercentLimit, TintLimit, TintStatute } from './tint-limit';
import { percentOf, tenthsOf } from './vlt-percent';

/**
 * Points of margin from which the meter's own error no longer matters, percent: Florida Statutes 316.2955 (known from
 * secondary sources only). The ±3 is the meter's error and no permission: a reading below a limit is not legal.
 */
export const meterTolerancePercent = 3;

/** The four results of the tint rule. `legal-thin` is legal by less than the meter's margin of error. */
export const rulingKinds = ['legal', 'legal-thin', 'not-legal', 'no-limit'] as const;

/** One of {@link rulingKinds}. */
export type RulingKind = (typeof rulingKinds)[number];

/**
 * Reasons why a window is not legal: by every way to read the film's table, only by the darker of the two, or because
 * the film reflects more than is allowed.
 */
export type NotLegalReason = 'too-dark' | 'too-dark-if-film-only' | 'too-reflective';

interface AgainstLimit {
  limit: PercentLimit;
  statute: TintStatute;
  /** VLT minus the minimum, percent in tenths; negative below the limit. */
  marginPercent: number;
}

/** Florida's ruling on an amount of light in a zone, with its reason. */
export type Ruling =
  | ({ kind: 'legal'; reason: 'clears-limit' } & AgainstLimit)
  | ({ kind: 'legal-thin'; reason: 'within-meter-tolerance' } & AgainstLimit)
  | ({ kind: 'not-legal'; reason: NotLegalReason } & AgainstLimit)
  | { kind: 'no-limit'; reason: NoLimitReason; statute: TintStatute };

/** Holds light through film and glass, percent, against a limit. Throws for a share of light that `isVltPercent` refuses. */
export function rulingOn(limit: TintLimit, vltPercent: number): Ruling {
  const light = tenthsOf(vltPercent);
  const { statute } = limit;
  if (limit.kind === 'none') return { kind: 'no-limit', reason: limit.reason, statute };

  const margin = light - tenthsOf(limit.minimumVltPercent);
  const against: AgainstLimit = { limit, statute, marginPercent: percentOf(margin) };
  if (margin < 0) return { kind: 'not-legal', reason: 'too-dark', ...against };
  if (margin < tenthsOf(meterTolerancePercent)) {
    return { kind: 'legal-thin', reason: 'within-meter-tolerance', ...against };
  }
  return { kind: 'legal', reason: 'clears-limit', ...against };
}
