import { localMoment } from '@tintforge/content/clock';
import { and, asc, eq, gte, inArray, notInArray } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { type BookingRow, bookings, crews } from '../../../db/schema';

/** Jobs of the shop, a region or a crew from a moment on, in the order of their starts. Held starts aren't jobs yet. */
export async function jobsFrom(
  connection: Connection,
  { regionId, crewId, since }: { regionId?: string; crewId?: string; since: number },
): Promise<{ row: BookingRow; crew: string }[]> {
  return connection
    .select({ row: bookings, crew: crews.name })
    .from(bookings)
    .innerJoin(crews, eq(crews.id, bookings.crewId))
    .where(
      and(
        // The index begins with the region.
        inArray(bookings.regionId, connection.selectDistinct({ id: crews.regionId }).from(crews)),
        gte(bookings.appointmentDate, localMoment(since).date),
        notInArray(bookings.status, ['pending', 'expired']),
        regionId === undefined ? undefined : eq(bookings.regionId, regionId),
        crewId === undefined ? undefined : eq(bookings.crewId, crewId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .all();
}
