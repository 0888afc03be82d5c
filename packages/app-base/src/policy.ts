import type { Booking } from '@tintforge/api-contract';
import { freeNoticeMs, policyOf } from '@tintforge/booking-core';
import { centsOf } from './money';

/** The cancellation policy of one booking, ready to display. */
export interface PolicyFacts {
  /**
   * ISO instant of the free-change deadline; undefined when it has passed, depends on the time of payment, or isn't set
   * before a visit is planned.
   */
  freeUntil: string | undefined;
  lateFeeCents: number;
  /** ISO instant; undefined before a visit is planned. */
  startsAt: string | undefined;
}

/** The policy that would apply if the customer paid now. `now` is epoch milliseconds, the percentage a whole number. */
export function expectedPolicy({
  startsAt,
  totalCents,
  lateFeePercent,
  now,
}: {
  startsAt: string;
  totalCents: number;
  lateFeePercent: number;
  now: number;
}): PolicyFacts {
  const start = Date.parse(startsAt);
  const { freeUntil, lateFeeCents } = policyOf({ startsAt: start, paidAt: null, totalCents, lateFeePercent });
  const isNear = now > start - freeNoticeMs;
  return { freeUntil: isNear ? undefined : new Date(freeUntil).toISOString(), lateFeeCents, startsAt };
}

/** The policy of an existing booking, by the server's figures. */
export function bookedPolicy(booking: Pick<Booking, 'policy' | 'appointmentInstant'>, now: number): PolicyFacts {
  const { freeUntil, lateFee } = booking.policy;
  return {
    freeUntil: freeUntil !== null && Date.parse(freeUntil) > now ? freeUntil : undefined,
    lateFeeCents: centsOf(lateFee),
    startsAt: booking.appointmentInstant ?? undefined,
  };
}
