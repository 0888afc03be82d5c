import {
  type CancellationAsker,
  type CancelledCar,
  cancelCar,
  formatCents,
  isOpenVisit,
  mayReschedule,
  shortestJobMinutes,
  standingVisits,
} from '@tintforge/booking-core';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import type { Decision } from '../carry-out';
import { type Item, isTogether, type Job, standingItems, type Visit } from '../job';
import { notPossible, reasonMissing } from '../problems';
import { projected } from '../project';
import { type AskedRefund, refundsFor } from '../refunds';
import { quoteView, type Settlement, settlementOf } from '../settlement';
import { isAhead, momentsOf } from './cancel';

/** The visit that gets shorter without an item: its crew's, or the only one. Undefined where the shop planned several by hand. */
function visitOfItem(job: Job, { bookedVisit }: Item): Visit | undefined {
  if (isTogether(job)) return job.visits.find(({ number }) => number === bookedVisit);
  const [only, ...others] = standingVisits(job.visits);
  return others.length === 0 ? only : undefined;
}

/** The other standing items of an item's visit. */
function othersOfVisit(job: Job, { number, bookedVisit }: Item): Item[] {
  const isOfVisit = (other: Item) => !isTogether(job) || other.bookedVisit === bookedVisit;
  return standingItems(job).filter((other) => other.number !== number && isOfVisit(other));
}

/** Why an item can't be taken away without ending more: its visit is over, or has begun with it alone, or is the last one. */
function visitObstacle(job: Job, item: Item): string | undefined {
  const visit = visitOfItem(job, item);
  if (visit === undefined) return undefined;
  if (!isOpenVisit(visit)) return 'The visit of this car is over.';
  if (othersOfVisit(job, item).length > 0) return undefined;
  if (visit.status === 'in-progress') return 'The crew is working on this car.';
  const isLast = !job.visits.some((each) => each.number !== visit.number && isOpenVisit(each));
  return isLast ? 'This is the only car that is left to do.' : undefined;
}

function settle(job: Job, item: Item, isFree: boolean): CancelledCar {
  const priceCents = item.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return cancelCar(job.money, { priceCents, lateFeePercent: job.lateFeePercent, isFree });
}

function isOneOfSeveral(job: Job, { status }: Item): boolean {
  return status === 'standing' && standingItems(job).length > 1;
}

/** Outcome of cancelling one of several items by its owner now; undefined when it can't be, and for the last one. */
export function ownersItemCancellation(job: Job, item: Item, now: number): CancelledCar | undefined {
  if (!isOneOfSeveral(job, item) || !isAhead(job, now) || visitObstacle(job, item) !== undefined) return undefined;
  return settle(job, item, mayReschedule({ ...momentsOf(job), now }));
}

/** Both outcomes that staff can choose. */
export interface ItemCancellations {
  full: CancelledCar;
  policy: CancelledCar;
}

/** Outcomes of cancelling one of several items, for staff; a problem when it can't be. */
export function shopsItemCancellations(job: Job, item: Item, now: number): ItemCancellations | Problem {
  const isOpen = job.status === 'confirmed' || job.status === 'scheduled' || job.status === 'in-progress';
  if (item.status === 'cancelled') return notPossible(job, 'This car is already cancelled.');
  if (!isOpen) return notPossible(job, `This booking is ${job.status}.`);
  if (!isOneOfSeveral(job, item)) return notPossible(job, 'This is the only car left. Cancel the booking instead.');
  const obstacle = visitObstacle(job, item);
  if (obstacle !== undefined) return notPossible(job, obstacle);
  return { full: settle(job, item, true), policy: settle(job, item, mayReschedule({ ...momentsOf(job), now })) };
}

/** An item that someone cancels, with the refund and the fee that they saw, in cents. */
interface Leaving extends Pick<AskedRefund, 'now' | 'newId'> {
  item: Item;
  seen: { refundCents: number | undefined; keptCents: number | undefined };
  /** After each visit, minutes: a visit that gets shorter takes its half hours again. */
  travelMinutes: number;
}

/** Its owner cancels one of several items. The last one is cancelled with the booking. */
export function cancelItemByOwner(job: Job, leaving: Leaving): (Decision & { settlement: Settlement }) | Problem {
  const cancelled = ownersItemCancellation(job, leaving.item, leaving.now);
  if (cancelled === undefined) {
    return problem('not_cancellable', {
      message: 'This car can no longer be cancelled online. Call us and we’ll help.',
    });
  }
  const settlement = settlementOf(cancelled);
  if (!isAsSeen(settlement, leaving)) return refundChanged(settlement);
  return { ...decision(job, { ...leaving, cancelled, userId: null }), settlement };
}

/** An item that staff cancel. */
interface ShopsLeaving extends Leaving {
  refund: keyof ItemCancellations;
  /** Who wanted it. */
  askedBy: CancellationAsker;
  /** Required where the refund doesn't follow from who asked. */
  reason: string;
  userId: string;
}

/** Why a refund needs a reason. */
const unusual: Readonly<Record<CancellationAsker, string>> = {
  shop: 'When the shop cancels a car, its customer gets it back in full.',
  customer: 'This isn’t the refund under the cancellation policy.',
};

/** Staff cancel one of several items, for the shop or for a customer who called: with a full refund, or what the policy returns. */
export function cancelItemByShop(job: Job, leaving: ShopsLeaving): Decision | Problem {
  const { refund, askedBy, reason } = leaving;
  const outcomes = shopsItemCancellations(job, leaving.item, leaving.now);
  if (isProblem(outcomes)) return outcomes;
  const cancelled = outcomes[refund];
  const settlement = settlementOf(cancelled);
  if (!isAsSeen(settlement, leaving)) return refundChanged(settlement);
  const isUsual = askedBy === 'shop' ? refund === 'full' : refund === 'policy';
  const isSame = outcomes.full.keptCents === outcomes.policy.keptCents;
  if (!isUsual && !isSame && reason === '') return reasonMissing(unusual[askedBy]);
  return decision(job, { ...leaving, cancelled, note: reason });
}

function isAsSeen({ refundCents, keptCents }: Settlement, { seen }: Leaving): boolean {
  return refundCents === seen.refundCents && keptCents === seen.keptCents;
}

function refundChanged(settlement: Settlement): Problem {
  const message = `The refund for this car has changed. It’s now ${formatCents(settlement.refundCents)}.`;
  return problem('refund_changed', { message, fields: { refund: message }, details: quoteView(settlement) });
}

/** The job without an item: its part of the bill and its time go, with all of its visit where no other item is left in that. */
function decision(
  job: Job,
  {
    item,
    cancelled,
    userId,
    now,
    newId,
    travelMinutes,
    note,
    askedBy,
  }: Leaving & { cancelled: CancelledCar; userId: string | null; note?: string; askedBy?: CancellationAsker },
): Decision {
  const { money } = job;
  const data = { car: item.number, ...settlementOf(cancelled), ...(askedBy === 'customer' ? { askedBy } : {}) };
  const amountCents = cancelled.toCardCents + (cancelled.heldCents ?? 0);
  const leavesVisit = othersOfVisit(job, item).length === 0;
  const shorter = visitOfItem(job, item)?.number;
  const afterward = (visit: Visit): Visit => {
    if (visit.number !== shorter) return visit;
    if (leavesVisit) return { ...visit, status: 'cancelled' };
    return { ...visit, minutes: Math.max(shortestJobMinutes, visit.minutes - item.minutes) };
  };
  return {
    job: projected({
      ...job,
      items: job.items.map((each) => (each.number === item.number ? { ...each, status: 'cancelled' } : each)),
      visits: job.visits.map(afterward),
      money: {
        ...money,
        bill: [...money.bill, ...cancelled.entries],
        refunds: [...money.refunds, ...refundsFor(job, { amountCents, reason: 'car-cancelled', userId, now, newId })],
      },
    }),
    history: { kind: 'car-cancelled', data, ...(note === undefined ? {} : { note }) },
    mails: [{ kind: 'car-cancelled', cause: String(item.number), data }],
    travelMinutes,
  };
}
