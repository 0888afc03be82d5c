import type { Availability } from '@tintforge/api-contract';
import { freeNoticeMs, policyOf } from '@tintforge/booking-core';

/** The cancellation rule of a start that is not paid yet. */
export interface ExpectedPolicy {
  /** ISO instant until when all is free; undefined when the start is so near that only the grace after paying counts. */
  freeUntil: string | undefined;
  lateFeeCents: number;
  /** ISO instant. */
  startsAt: string;
}

/** The rule that would hold if the customer paid now. Amounts in cents. */
export function expectedPolicy({
  startsAt,
  totalCents,
  lateFeePercent,
  now,
}: {
  startsAt: string;
  totalCents: number;
  lateFeePercent: Availability['lateFeePercent'];
  now: number;
}): ExpectedPolicy {
  const start = Date.parse(startsAt);
  const { freeUntil, lateFeeCents } = policyOf({ startsAt: start, paidAt: null, totalCents, lateFeePercent });
  const isNear = now > start - freeNoticeMs;
  return { freeUntil: isNear ? undefined : new Date(freeUntil).toISOString(), lateFeeCents, startsAt };
}
