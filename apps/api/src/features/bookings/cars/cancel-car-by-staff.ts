import type { ActedBooking } from '@tintforge/api-contract';
import {
  type CancellationAsker,
  type CancelledCar,
  cancelCar,
  centsFromDollars,
  type MoneyFacts,
  mayReschedule,
} from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import type { BookingCarRow, BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { planBookingMails } from '../mails/plan-booking-mails';
import type { BookingContext } from '../ports';
import { momentsOf, settlementOf } from '../rights/customer-rights';
import {
  actedView,
  findSeen,
  notPossible,
  reasonMissing,
  type SeenBooking,
  tellCustomer,
  writeStaffAct,
} from '../staff/staff-act';
import { carsOf } from '../store/car-store';
import { visitsOf } from '../store/visit-store';
import { carRefundChanged } from './cancel-car-by-owner';
import { standingCars } from './columns-of-cars';
import { noSuchCar } from './find-car';
import { takeCarAway } from './take-car-away';
import { visitObstacle } from './visit-obstacle';

/** A car of a booking that staff cancel. */
export interface StaffsCar extends SeenBooking {
  number: number;
  /** Who wanted it; the shop when absent. */
  askedBy?: CancellationAsker | undefined;
  refund: 'full' | 'policy';
  /** The refund to the card and the fee that staff saw, in dollars. */
  seen: { refund: number; kept: number };
  /** Required where the refund doesn't follow from who asked. */
  reason: string;
}

/** Both outcomes that staff can choose; undefined when the car can't be cancelled. */
export function staffQuotes(
  row: BookingRow,
  { car, cars, money, now }: { car: BookingCarRow; cars: readonly BookingCarRow[]; money: MoneyFacts; now: number },
): { full: CancelledCar; policy: CancelledCar } | undefined {
  if (!isOpen(row) || car.status !== 'standing' || standingCars(cars).length < 2) return undefined;
  const order = { priceCents: car.totalCents, lateFeePercent: row.lateFeePercent };
  const isFree = mayReschedule({ ...momentsOf(row), now });
  return { full: cancelCar(money, { ...order, isFree: true }), policy: cancelCar(money, { ...order, isFree }) };
}

/**
 * Staff cancel one of several cars, for the shop or for a customer who called: with a full refund, or what the policy returns. If
 * that is no longer what staff saw, nothing is written and they have to confirm again. The last car is cancelled with the booking.
 */
export function cancelCarByStaff(context: BookingContext, leaving: StaffsCar): Promise<ActedBooking | Problem> {
  return commit(context.database, (transaction) => judge(transaction, { context, leaving }));
}

async function judge(
  transaction: Transaction,
  { context, leaving }: { context: BookingContext; leaving: StaffsCar },
): Promise<ActedBooking | Problem> {
  const row = await findSeen(transaction, leaving);
  if (isProblem(row)) return row;
  const { number, askedBy = 'shop', refund, seen, reason, caller } = leaving;
  const cars = await carsOf(transaction, row);
  const car = cars.find((each) => each.number === number);
  if (car === undefined) return noSuchCar();
  const now = context.clock.now();
  const money = await context.moneyOf(transaction, row.id);
  const quotes = staffQuotes(row, { car, cars, money, now });
  if (quotes === undefined) return notPossible(row, notOffered({ row, car }));
  const obstacle = visitObstacle({ row, car, cars }, await visitsOf(transaction, row.id));
  if (obstacle !== undefined) return notPossible(row, obstacle);
  const cancelled = quotes[refund];
  const settlement = settlementOf(cancelled);
  const isAsSeen =
    settlement.refundCents === centsFromDollars(seen.refund) && settlement.keptCents === centsFromDollars(seen.kept);
  if (!isAsSeen) return carRefundChanged(settlement);
  const isUsual = askedBy === 'shop' ? refund === 'full' : refund === 'policy';
  const isSame = quotes.full.keptCents === quotes.policy.keptCents;
  if (!isUsual && !isSame && reason === '') return reasonMissing(unusual[askedBy]);

  const changes = await takeCarAway(transaction, {
    context,
    leaving: { row, car, cars },
    cancelled,
    userId: caller.userId,
    now,
  });
  const data = { car: number, ...settlement, ...(askedBy === 'customer' ? { askedBy } : {}) };
  const act = { context, row, caller, now, kind: 'car-cancelled', changes, data, note: reason } as const;
  const written = await writeStaffAct(transaction, act);
  await tellCustomer(transaction, { context, row: written, now, kind: 'car-cancelled', cause: String(number), data });
  if (written.startsAt !== row.startsAt && written.customerEmail !== '') {
    await planBookingMails(transaction, { row: written, random: context.random, now });
  }
  return actedView(written);
}

function isOpen({ status }: BookingRow): boolean {
  return status === 'confirmed' || status === 'scheduled' || status === 'in-progress';
}

function notOffered({ row, car }: { row: BookingRow; car: BookingCarRow }): string {
  if (car.status === 'cancelled') return 'This car is already cancelled.';
  return isOpen(row) ? 'This is the only car left. Cancel the booking instead.' : `This booking is ${row.status}.`;
}

/** Why a refund needs a reason. */
const unusual: Readonly<Record<CancellationAsker, string>> = {
  shop: 'When the shop cancels a car, its customer gets it back in full.',
  customer: 'This isn’t the refund under the cancellation policy.',
};
