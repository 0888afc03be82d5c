import type { BoardMove, BoardMoveRequest, BoardPlace } from '@tintforge/api-contract';
import type { StartTime } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import type { Caller } from '../../../platform/contract-routes';
import { isProblem, type Problem } from '../../../platform/problem';
import { type BookingContext, moveByStaff, overrideText } from '../../bookings';

/** A job that is put down elsewhere on the board, or held over a place to see what that would do. */
export async function moveOnSchedule(
  context: BookingContext,
  { body, caller }: { body: BoardMoveRequest; caller: Caller },
): Promise<BoardMove | Problem> {
  const { code, version, date, start, crewId, notify, reason, dryRun } = body;
  const moved = await moveByStaff(context, {
    code,
    version,
    caller,
    appointmentDate: date,
    appointmentTime: start,
    crewId,
    reason,
    notify,
    isTrial: dryRun,
  });
  if (isProblem(moved)) return moved;
  const { before, row, overrides } = moved;
  return {
    isWritten: !dryRun,
    trackingCode: row.trackingCode,
    version: row.version,
    from: placeOf(before),
    to: placeOf(row),
    overrides: overrides.map(overrideText),
    // That another crew comes is nothing to write about.
    canNotify: row.customerEmail !== '' && row.startsAt !== before.startsAt,
  };
}

/** Where a booking stands on the board. */
export function placeOf({ appointmentDate: date, appointmentTime, crewId }: BookingRow): BoardPlace {
  return { date, start: appointmentTime as StartTime, crewId };
}
