import { localMoment } from '@tintforge/content/clock';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { type BookingRow, bookings, crews, visits } from '../../../db/schema';
import { asVisit, isBooked, withOwnCars } from '../../bookings';

/** Visits of the shop, a region or a crew from a moment on, in the order of their starts. Held starts aren't jobs yet. */
export async function jobsFrom(
  connection: Connection,
  { regionId, crewId, since }: { regionId?: string; crewId?: string; since: number },
): Promise<{ row: BookingRow; crew: string }[]> {
  const rows = await connection
    .select({ row: bookings, visit: visits, crew: crews.name })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .innerJoin(crews, eq(crews.id, visits.crewId))
    .where(
      and(
        // The index begins with the region.
        inArray(visits.regionId, connection.selectDistinct({ id: crews.regionId }).from(crews)),
        gte(visits.date, localMoment(since).date),
        isBooked,
        regionId === undefined ? undefined : eq(visits.regionId, regionId),
        crewId === undefined ? undefined : eq(visits.crewId, crewId),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(bookings.id), asc(visits.number))
    .all();
  const jobs = await withOwnCars(
    connection,
    rows.map(({ row, visit }) => asVisit(row, visit)),
  );
  return jobs.map((row, index) => ({ row, crew: rows[index]?.crew ?? '' }));
}
