import type { OnMyWay } from '@tintforge/api-contract';
import { standingEvents } from '@tintforge/booking-core';
import type { Transaction } from '../../../db/client';
import { commit } from '../../../db/unit-of-work';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem } from '../../../platform/problem';
import { eventsOf, notPossible } from '../../jobs';
import type { BookingContext } from '../ports';
import { checkInObstacle } from '../rights/check-in-obstacle';
import { findForStaff, recordStaffAct, type SeenBooking, tellCustomer } from './staff-act';

/** Minimum time between notifications of the customer. */
const silenceMs = 3_600_000;

/** A crew that is on its way. It leaves the booking unchanged, so no version can be stale. */
export interface Announcement extends Omit<SeenBooking, 'version'> {
  /** In how many minutes it arrives. */
  minutes: number;
}

/**
 * A crew notifies the customer of one of today's jobs that it is on its way: by email, where there is an address. A
 * repeat within the hour, by a second tap or from a second phone, returns the time of the first and sends nothing.
 */
export async function tellOnMyWay(context: BookingContext, announcement: Announcement): Promise<OnMyWay | Problem> {
  return commit(context.database, (transaction) => tellOnce(transaction, context, announcement));
}

async function tellOnce(
  transaction: Transaction,
  context: BookingContext,
  { caller, minutes, ...key }: Announcement,
): Promise<OnMyWay | Problem> {
  const row = await findForStaff(transaction, { ...key, caller });
  if (isProblem(row)) return row;
  const now = context.clock.now();
  const obstacle = checkInObstacle(row, { caller, now });
  // An exemption can still be approved while the crew drives.
  if (obstacle !== undefined && obstacle !== 'exemption-pending') {
    return notPossible(row, 'No customer with this code is waiting for a crew now. Reload to see the current details.');
  }
  const earlier = await lastTold(transaction, row.id);
  if (earlier !== undefined && now - earlier < silenceMs) return { mail: 'told-already', at: isoText(earlier) };
  const kind = 'on-my-way';
  await recordStaffAct(transaction, { context, row, caller, now, kind, data: { minutes } });
  const data = { minutes, at: now, startsAt: row.startsAt };
  await tellCustomer(transaction, { context, row, now, kind, cause: String(now), data });
  return { mail: row.customerEmail === '' ? 'no-address' : 'queued', at: isoText(now) };
}

async function lastTold(transaction: Transaction, bookingId: string): Promise<number | undefined> {
  const events = standingEvents(await eventsOf(transaction, bookingId));
  return events.findLast(({ kind }) => kind === 'on-my-way')?.at;
}
