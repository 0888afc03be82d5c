import type { BoardPlace } from '@tintforge/api-contract';
import { addDays, type CalendarDate, datesFrom, openingOn, openStarts, type StartTime } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { BookingRow } from '../../../db/schema';
import { closedDays, crewDays } from '../../availability';
import { type BookingContext, regionById } from '../../bookings';
import { rulesInForce } from '../../settings';

/** Search window for another slot, in days. */
const searchDays = 14;

/** Number of days with a free slot that are offered besides the day itself. */
const daysOffered = 3;

/**
 * Free slots for a job that has to move, by the allocation rules: those of the job's own day first, then those of the
 * next days that have any. Lead time and booking window don't apply, because the shop moves it; its current slot is
 * left out.
 */
export async function freePlaces(
  context: BookingContext,
  { row, date }: { row: BookingRow; date: CalendarDate },
): Promise<BoardPlace[]> {
  const { connection } = context.database;
  const now = localMoment(context.clock.now());
  const dates = datesFrom(date, searchDays).filter((each) => each >= now.date);
  const span = { regionId: row.regionId, from: date, to: addDays(date, searchDays - 1) };
  const closed = (await closedDays(connection, span)).filter(
    ({ regionId }) => (regionId ?? row.regionId) === row.regionId,
  );
  const crews = await crewDays(connection, {
    ...span,
    dates,
    addOnIds: row.addOnIds,
    excludedBookingId: row.id,
    excludedVisits: [row.visitNumber],
  });
  const { catalogue, travelMinutes } = await rulesInForce(connection, context);
  const region = regionById(catalogue, row.regionId);
  const placesOn = (day: CalendarDate): BoardPlace[] => {
    const opening = openingOn(region, day);
    if (opening === undefined) return [];
    return (crews.get(day) ?? []).flatMap((crew) =>
      openStarts({
        crews: [crew],
        opening,
        jobMinutes: row.jobMinutes,
        travelMinutes,
        earliestMinutes: day === now.date ? now.minutes : 0,
      }).map((start) => ({ date: day, start, crewId: crew.crewId })),
    );
  };
  const open = dates.filter((day) => closed.every((closure) => closure.date !== day));
  const byDay = open.map(placesOn).filter((places) => places.length > 0);
  const offered = byDay.slice(0, byDay[0]?.[0]?.date === date ? daysOffered + 1 : daysOffered);
  return offered.flat().filter((place) => !isOwn(place, row));
}

function isOwn({ date, start, crewId }: BoardPlace, row: BookingRow): boolean {
  return date === row.appointmentDate && start === (row.appointmentTime as StartTime) && crewId === row.crewId;
}
