import {
  isMovable,
  nextBookingStatus,
  refundableCents,
  settleCancellation,
  siteDueCents,
} from '@tintforge/booking-core';
import { localMoment } from '@tintforge/booking-core/time';
import type { BookingRow } from '../../../db/schema';
import type { BookingMoney } from '../ports';
import type { Actor } from '../staff/staff-act';
import { checkInObstacle, isToday } from './check-in-obstacle';

/** A booking with its money, whoever of the staff looks at it, and when (epoch milliseconds). */
interface Look {
  money: BookingMoney;
  caller: Actor;
  now: number;
}

/** What staff can do to a booking now. Money in cents, 0 where there is none to move. */
export interface StaffRights {
  keep: boolean;
  /** The most that can be received at the car, and the most that can be given back there. */
  receiveCents: number;
  giveBackCents: number;
  start: boolean;
  complete: boolean;
  noShow: boolean;
  /** What is left on the card, and what the policy clock would return of it; undefined when it cannot be cancelled. */
  cancel: { remainingCents: number; byPolicyCents: number } | undefined;
  move: boolean;
  decideExemption: boolean;
  /** The most that can be returned to the card. */
  refundCents: number;
}

/** What the use cases of staff allow: the page offers exactly this. */
export function staffRights(row: BookingRow, { money, caller, now }: Look): StaffRights {
  const { status, startsAt } = row;
  const can = (event: Parameters<typeof nextBookingStatus>[1]) => nextBookingStatus(status, event).ok;
  return {
    keep: mayKeep(row, now),
    receiveCents: receivableCents(row, money),
    giveBackCents: caller.role === 'admin' ? givableCents(money) : 0,
    start: mayStart(row, { caller, now }),
    complete: can('completed') && isCrewsJob(row, { caller, now }) && row.tintApproval !== 'pending',
    noShow: can('no-show') && now >= startsAt,
    cancel: can('cancelled') ? cancellationOf(row, { money, now }) : undefined,
    move: isMovable(status),
    decideExemption: mayDecideExemption(row),
    refundCents: refundableCents(money),
  };
}

/** Whether a job is one of whoever asks: the shop's are all, a crew's are today's of its own region. */
export function isCrewsJob(row: BookingRow, { caller, now }: { caller: Actor; now: number }): boolean {
  return caller.role === 'admin' || (caller.regionId === row.regionId && isToday(row, now));
}

/** Whether the car can be checked in: on its day, or by the shop afterward, when nobody thought of it. */
export function mayStart(row: BookingRow, { caller, now }: { caller: Actor; now: number }): boolean {
  const obstacle = checkInObstacle(row, { caller, now });
  const isForgotten = caller.role === 'admin' && row.appointmentDate < localMoment(now).date;
  return obstacle === undefined || (obstacle === 'not-today' && isForgotten);
}

/** Whether a start can still be kept without a card: while it is to come, and nobody has it. */
export function mayKeep({ status, startsAt }: Pick<BookingRow, 'status' | 'startsAt'>, now: number): boolean {
  return nextBookingStatus(status, 'kept-by-staff').ok && now < startsAt;
}

/** Whether what was done to the windows can be recorded: once the car is checked in. When it is whose is another question. */
export function mayRecordWindows({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'in-progress' || status === 'completed';
}

/** Whether an exemption waits for the shop: as long as it can still change what the crew does. */
export function mayDecideExemption(row: Pick<BookingRow, 'status' | 'tintApproval'>): boolean {
  return row.tintApproval === 'pending' && isMovable(row.status);
}

/** What can be received at the car, in cents. Nothing is due for what was called off. */
export function receivableCents({ status }: Pick<BookingRow, 'status'>, money: BookingMoney): number {
  const isOwed = status !== 'cancelled' && status !== 'expired' && status !== 'pending';
  return isOwed ? siteDueCents(money) : 0;
}

/** What was received at the car and not given back. */
function givableCents({ onSite }: BookingMoney): number {
  return onSite === undefined ? 0 : Math.max(0, onSite.receivedCents - onSite.returnedCents);
}

/** What is left on the card when the shop cancels, and what the policy clock would return of it. */
export function cancellationOf(row: BookingRow, { money, now }: Pick<Look, 'money' | 'now'>) {
  const remaining = refundableCents(money);
  const { refundCents } = settleCancellation({
    now,
    startsAt: row.startsAt,
    paidAt: row.paidAt,
    totalCents: row.totalCents,
    capturedCents: money.capturedCents,
    refundedCents: money.capturedCents - remaining,
    lateFeePercent: row.lateFeePercent,
    by: 'customer',
  });
  return { remainingCents: remaining, byPolicyCents: refundCents };
}
