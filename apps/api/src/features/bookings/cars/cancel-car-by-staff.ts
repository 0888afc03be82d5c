import type { ActedBooking } from '@tintforge/api-contract';
import { type CancellationAsker, centsFromDollars } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { cancelItemByShop, jobOfRow } from '../../jobs';
import { rulesInForce } from '../../settings';
import type { BookingContext } from '../ports';
import { actedView, findSeen, type SeenBooking } from '../staff/staff-act';
import { carryOutCancelledCar } from './carry-out-cancelled-car';
import { noSuchCar } from './find-car';

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

/**
 * Staff cancel one of several cars, for the shop or for a customer who called: with a full refund, or what the policy returns. If
 * that is no longer what staff saw, nothing is written and they have to confirm again. The last car is cancelled with the booking.
 */
export function cancelCarByStaff(context: BookingContext, leaving: StaffsCar): Promise<ActedBooking | Problem> {
  return commit(context.database, (transaction) => cancelInside(transaction, { context, leaving }));
}

async function cancelInside(
  transaction: Transaction,
  { context, leaving }: { context: BookingContext; leaving: StaffsCar },
): Promise<ActedBooking | Problem> {
  const row = await findSeen(transaction, leaving);
  if (isProblem(row)) return row;
  const { number, askedBy = 'shop', refund, seen, reason, caller } = leaving;
  const job = await jobOfRow(transaction, row);
  const item = row.carCount === 1 ? undefined : job.items.find((each) => each.number === number);
  if (item === undefined) return noSuchCar();
  const { clock, random } = context;
  const { userId } = caller;
  const now = clock.now();
  const decision = cancelItemByShop(job, {
    item,
    seen: { refundCents: centsFromDollars(seen.refund), keptCents: centsFromDollars(seen.kept) },
    refund,
    askedBy,
    reason,
    userId,
    travelMinutes: (await rulesInForce(transaction, context)).travelMinutes,
    now,
    newId: () => random.uuid(),
  });
  if (isProblem(decision)) return decision;
  const actor = { kind: 'staff', userId } as const;
  return actedView(await carryOutCancelledCar(transaction, { context, before: job, decision, actor, now }));
}
