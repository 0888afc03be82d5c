import type { BookingStatus } from './booking-status';
import type { CalendarDate } from './calendar';
import type { Region } from './catalogue';
import { type BookingMoments, mayReschedule } from './policy';
import { dayAvailability, type LocalMoment } from './schedule';
import { minutesOfDay, type StartTime } from './start-times';

/** Rules that staff can override, each for a reason: how soon and how far ahead customers book, and until when they move. */
export const staffOverrides = ['lead-time', 'horizon', 'free-moment'] as const;

/** One of {@link staffOverrides}. */
export type StaffOverride = (typeof staffOverrides)[number];

/** True when the shop can move a booking: until the crew is at the car. */
export function isMovable(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'scheduled';
}

/** A start that staff assign, in a region, as of now on the shop's clock. */
export interface StaffStart {
  region: Region;
  date: CalendarDate;
  time: StartTime;
  now: LocalMoment;
}

/** Which rules of notice a start does not keep. Whether the day is open and a crew free are other questions. */
export function noticeOverrides({ region, date, time, now }: StaffStart): StaffOverride[] {
  const day = dayAvailability({ region, date, now, closures: [] });
  if (day.kind === 'too-far') return ['horizon'];
  return day.kind === 'open' && minutesOfDay(time) >= day.earliestMinutes ? [] : ['lead-time'];
}

/** A booking that staff move to another start. */
export interface StaffMove extends BookingMoments {
  status: BookingStatus;
  to: StaffStart;
  /** Epoch milliseconds, the same moment as `to.now`. */
  now: number;
}

/**
 * Which rules a move to another start overrides; each needs a reason. Another crew at the same start overrides none. An
 * unpaid hold has no free moment yet.
 */
export function moveOverrides({ status, to, ...moments }: StaffMove): StaffOverride[] {
  const isLate = status !== 'pending' && !mayReschedule(moments);
  return [...noticeOverrides(to), ...(isLate ? (['free-moment'] as const) : [])];
}

/**
 * Refunds to choose from when the shop cancels: everything, the amount by the cancellation policy, another amount, or
 * nothing.
 */
export const shopRefunds = ['full', 'policy', 'amount', 'none'] as const;

/** One of {@link shopRefunds}. */
export type ShopRefund = (typeof shopRefunds)[number];

/** Refundable cents when the shop cancels: everything that is left, and the amount by the cancellation policy. */
export interface CancellationRights {
  remainingCents: number;
  byPolicyCents: number;
}

/** Cents of a choice; `amountCents` is what staff entered for `amount`. */
export function shopRefundCents(
  refund: ShopRefund,
  { remainingCents, byPolicyCents, amountCents }: CancellationRights & { amountCents: number },
): number {
  const cents: Readonly<Record<ShopRefund, number>> = {
    full: remainingCents,
    policy: byPolicyCents,
    amount: amountCents,
    none: 0,
  };
  return cents[refund];
}

/** Who wanted a cancellation that staff write down: the customer who called, or the shop. */
export const cancellationAskers = ['customer', 'shop'] as const;

/** One of {@link cancellationAskers}. */
export type CancellationAsker = (typeof cancellationAskers)[number];

/** The refund that needs no explanation: the policy's for a customer who asked, everything when the shop cancels. */
export function usualRefund(askedBy: CancellationAsker): ShopRefund {
  return askedBy === 'customer' ? 'policy' : 'full';
}

/** Any refund but all of it or the usual one requires a reason. */
export function refundNeedsReason(refund: ShopRefund, askedBy: CancellationAsker): boolean {
  return refund !== 'full' && refund !== usualRefund(askedBy);
}
