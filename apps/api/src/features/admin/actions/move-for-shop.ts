import type { BoardPlace, MoveByShopRequest, MoveOutcome } from '@tintforge/api-contract';
import type { StartTime } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem } from '../../../platform/problem';
import { actedView, type BookingContext, moveByStaff, overrideText } from '../../bookings';

/** Moves a booking for staff, or previews the effects of the move. */
export async function moveForShop(
  context: BookingContext,
  { dryRun = false, ...move }: MoveByShopRequest & { code: string; caller: Caller },
): Promise<MoveOutcome | Problem> {
  const moved = await moveByStaff(context, { ...move, isTrial: dryRun });
  if (isProblem(moved)) return moved;
  const { before, row, overrides } = moved;
  return {
    ...actedView(row),
    isWritten: !dryRun,
    from: placeOf(before),
    to: placeOf(row),
    overrides: overrides.map(overrideText),
    // That another crew comes is nothing to write about.
    canNotify: row.customerEmail !== '' && row.startsAt !== before.startsAt,
  };
}

/** Position of a booking on the board. */
export function placeOf({ appointmentDate: date, appointmentTime, crewId }: BookingRow): BoardPlace {
  return { date, start: appointmentTime as StartTime, crewId };
}
