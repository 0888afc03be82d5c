import {
  type CancellationAsker,
  callOff,
  carFeesCents,
  formatCents,
  isOpenVisit,
  nextBookingStatus,
  refundableCents,
  refundNeedsReason,
  type ShopRefund,
  settleCancellation,
  shopRefundCents,
  splitHeld,
  tellMoney,
} from '@tintforge/booking-core';
import { type Problem, problem } from '../../../platform/problem';
import type { Decision } from '../carry-out';
import { endedHold } from '../ended-hold';
import type { Job } from '../job';
import { amountTooHigh, notPossible, reasonMissing } from '../problems';
import { projected } from '../project';
import { type AskedRefund, refundsFor } from '../refunds';
import { quoteView, type Settlement, settlementOf } from '../settlement';
import { unplanned } from '../unplanned';

/** The facts by which a cancellation is judged. */
type Cancellable = Pick<
  Job,
  'status' | 'startsAt' | 'paidAt' | 'freeNoticeHours' | 'freeFloorAt' | 'totalCents' | 'lateFeePercent' | 'money'
>;

/** The moments by which the cancellation policy judges a booking; without a visit its start is after all others. */
export function momentsOf({ startsAt, paidAt, freeNoticeHours, freeFloorAt }: Omit<Cancellable, 'money'>) {
  return { startsAt: startsAt ?? unplanned.startsAt, paidAt, freeNoticeHours, freeFloorAt };
}

/** True while the booking is confirmed and upcoming; once the crew is at the car, everything is for the shop to decide. */
export function isAhead({ status, startsAt }: Pick<Cancellable, 'status' | 'startsAt'>, now: number): boolean {
  return (status === 'confirmed' || status === 'scheduled') && (startsAt === null || now < startsAt);
}

/** The card's money when a job is called off, the policy's share of it, the fee under the policy, and what a bank holds. Cents. */
export function cancellationOf(job: Cancellable, now: number) {
  const { totalCents, lateFeePercent, money } = job;
  const remainingCents = refundableCents(money);
  const { refundCents, keptCents, feeCents } = settleCancellation({
    ...momentsOf(job),
    now,
    totalCents,
    capturedCents: money.capturedCents,
    refundedCents: money.capturedCents - remainingCents,
    lateFeePercent,
    carFeesCents: carFeesCents(money.bill),
    by: 'customer',
  });
  const { heldCents = 0 } = money;
  const held = heldCents === 0 ? {} : { heldCents };
  return { remainingCents, byPolicyCents: refundCents, keptCents, feeCents, ...held };
}

/** Outcome of a cancellation by its owner now; undefined when it can no longer be cancelled. */
export function ownersCancellation(job: Cancellable, now: number): Settlement | undefined {
  if (!isAhead(job, now)) return undefined;
  const { byPolicyCents, keptCents } = cancellationOf(job, now);
  return settlementOf({ ...splitHeld(byPolicyCents, job.money), keptCents });
}

/** The time, and where ids come from. */
type Moment = Pick<AskedRefund, 'now' | 'newId'>;

/** Its owner calls a job off. `shownCents` is the refund that they saw. */
export function cancelByOwner(
  job: Job,
  { shownCents, ...moment }: Moment & { shownCents: number | undefined },
): (Decision & { settlement: Settlement }) | Problem {
  const settlement = ownersCancellation(job, moment.now);
  if (settlement === undefined) {
    return problem('not_cancellable', {
      message: 'This booking can no longer be cancelled online. Call us and we’ll help.',
    });
  }
  if (settlement.refundCents !== shownCents) return refundChanged(settlement, { whose: 'Your', field: 'refund' });
  const { feeCents } = cancellationOf(job, moment.now);
  // Money that was received at the car pays the fee as well.
  const keptCents = Math.min(feeCents, tellMoney(job.money).hereCents);
  const off = calledOff(job, { settlement, keptCents, reason: 'cancelled-by-customer', userId: null, ...moment });
  return {
    job: off,
    history: { kind: 'cancelled', data: settlement },
    mails: [{ kind: 'booking-cancelled', data: settlement }],
    settlement,
  };
}

/** A job that staff cancel. */
interface ShopsCancellation {
  refund: ShopRefund;
  /** The refund that staff saw, in cents; for `amount` the one they want. */
  shownCents: number;
  /** Required unless the refund explains itself. */
  reason: string;
  /** Who wanted it. */
  askedBy: CancellationAsker;
  userId: string;
}

/** Why a refund needs a reason. */
const unusual: Readonly<Record<CancellationAsker, string>> = {
  shop: 'When the shop cancels, the customer gets a full refund.',
  customer: 'This isn’t the refund under the cancellation policy.',
};

/** The shop calls a job off, for itself or for a customer who called. An active hold has been confirmed unpaid. */
export function cancelByShop(
  job: Job,
  { refund, shownCents, reason, askedBy, userId, ...moment }: Moment & ShopsCancellation,
): Decision | Problem {
  if (!nextBookingStatus(job.status, 'cancelled').ok) {
    return notPossible(job, `This booking is ${job.status} and can no longer be cancelled.`);
  }
  const { money } = job;
  const rights = cancellationOf(job, moment.now);
  const { remainingCents, feeCents } = rights;
  const refundCents = shopRefundCents(refund, { ...rights, amountCents: shownCents });
  const settlement = settlementOf({ ...splitHeld(refundCents, money), keptCents: remainingCents - refundCents });
  if (refundCents > remainingCents) return amountTooHigh(remainingCents);
  if (refundCents !== shownCents) {
    const whole = { refundCents, keptCents: remainingCents - refundCents };
    return refundChanged(whole, { whose: 'The', field: 'amount' });
  }
  if (refundNeedsReason(refund, askedBy) && reason === '') return reasonMissing(unusual[askedBy]);
  const { hereCents } = tellMoney(money);
  const ofPolicy = refund === 'policy' ? Math.min(feeCents, hereCents) : hereCents - refundCents;
  const isAsked = askedBy === 'customer';
  const off = calledOff(job, {
    settlement,
    keptCents: refund === 'full' ? 0 : ofPolicy,
    reason: isAsked ? 'cancelled-by-customer' : 'cancelled-by-shop',
    userId,
    ...moment,
  });
  const data = { ...settlement, ...(isAsked ? { askedBy } : {}) };
  // The address on an unpaid booking is unverified, except by phone and of a quote, whose link went there.
  const isKnown = job.status !== 'pending' || job.source === 'phone' || job.quoteId !== null;
  return {
    job: off,
    history: { kind: 'cancelled', data, note: reason },
    mails: isKnown ? [{ kind: isAsked ? 'booking-cancelled' : 'booking-cancelled-by-shop', data }] : [],
  };
}

/** The job as it is afterward: its crews are free, its bill has the fee alone, and the rest goes back. */
function calledOff(
  job: Job,
  {
    settlement,
    keptCents,
    ...refund
  }: Omit<AskedRefund, 'amountCents'> & { settlement: Settlement; keptCents: number },
): Job {
  const { money, visits } = job;
  const amountCents = settlement.refundCents + (settlement.heldCents ?? 0);
  return projected({
    ...job,
    ...endedHold,
    ended: 'cancelled',
    visits: visits.map((visit) => (isOpenVisit(visit) ? { ...visit, status: 'cancelled' } : visit)),
    money: {
      ...money,
      bill: [...money.bill, ...callOff(money, { keptCents })],
      refunds: [...money.refunds, ...refundsFor(job, { ...refund, amountCents })],
    },
  });
}

function refundChanged(settlement: Settlement, { whose, field }: { whose: string; field: string }): Problem {
  const message = `${whose} refund has changed. It’s now ${formatCents(settlement.refundCents)}.`;
  return problem('refund_changed', { message, fields: { [field]: message }, details: quoteView(settlement) });
}
