import type { Region, StartTime } from '@tintforge/booking-core';
import { and, asc, count, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../../db/client';
import {
  type BookingRow,
  bookings,
  type ClosureRow,
  type CrewRow,
  closures,
  crews,
  outbox,
  visits,
} from '../../../db/schema';
import { StaleWrite } from '../../../db/unit-of-work';

/** The facts of an upcoming booking that a rule change can affect. */
export type JobAhead = Pick<
  BookingRow,
  | 'id'
  | 'trackingCode'
  | 'regionId'
  | 'crewId'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'jobMinutes'
  | 'addOnIds'
  | 'lateFeePercent'
  | 'status'
  | 'customerName'
  | 'totalCents'
> & { appointmentTime: StartTime };

/** Held or confirmed visits that have not started, the next first, each with its booking. */
export async function jobsAhead(
  connection: Connection,
  { regionIds, today, now }: { regionIds: readonly string[]; today: string; now: number },
): Promise<JobAhead[]> {
  return (await connection
    .select({
      id: bookings.id,
      trackingCode: bookings.trackingCode,
      regionId: bookings.regionId,
      crewId: visits.crewId,
      appointmentDate: visits.date,
      appointmentTime: visits.time,
      jobMinutes: visits.minutes,
      addOnIds: bookings.addOnIds,
      lateFeePercent: bookings.lateFeePercent,
      status: bookings.status,
      customerName: bookings.customerName,
      totalCents: bookings.totalCents,
    })
    .from(visits)
    .innerJoin(bookings, eq(bookings.id, visits.bookingId))
    .where(
      and(
        inArray(visits.regionId, [...regionIds]),
        gte(visits.date, today),
        gt(visits.startsAt, now),
        eq(visits.status, 'planned'),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(bookings.id))
    .all()) as JobAhead[];
}

/** Number of scheduled reminders. */
export async function countPlannedReminders(connection: Connection): Promise<number> {
  const isPlanned = and(eq(outbox.kind, 'reminder'), isNull(outbox.deliveredAt), isNull(outbox.failedAt));
  return (await connection.select({ planned: count() }).from(outbox).where(isPlanned).get())?.planned ?? 0;
}

/** Every crew, by region and name. */
export function allCrews(connection: Connection): Promise<CrewRow[]> {
  return connection.select().from(crews).orderBy(asc(crews.regionId), asc(crews.name), asc(crews.id)).all();
}

/** Crews in the order of their regions, as the shop lists them. Those of a former region are last. */
export function byRegion(crews: readonly CrewRow[], regions: readonly Pick<Region, 'id'>[]): CrewRow[] {
  const places = new Map(regions.map(({ id }, place) => [id as string, place]));
  const placeOf = ({ regionId }: CrewRow) => places.get(regionId) ?? regions.length;
  return crews.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function findCrewRow(connection: Connection, id: string): Promise<CrewRow | undefined> {
  return connection.select().from(crews).where(eq(crews.id, id)).get();
}

export async function insertCrew(transaction: Transaction, row: CrewRow): Promise<void> {
  await transaction.insert(crews).values(row).run();
}

/** Writes changed columns and raises the version. Throws StaleWrite when the row is no longer the one that was loaded. */
export async function updateCrew(transaction: Transaction, row: CrewRow, changes: Partial<CrewRow>): Promise<CrewRow> {
  const version = row.version + 1;
  const { changes: written } = await transaction
    .update(crews)
    .set({ ...changes, version })
    .where(and(eq(crews.id, row.id), eq(crews.version, row.version)))
    .run();
  if (written === 0) throw new StaleWrite(`Crew ${row.id} has changed`);
  return { ...row, ...changes, version };
}

/** Closed days from a day on, the next first. */
export function closuresFrom(connection: Connection, date: string): Promise<ClosureRow[]> {
  return connection
    .select()
    .from(closures)
    .where(gte(closures.date, date))
    .orderBy(asc(closures.date), sql`${closures.regionId} nulls first`, asc(closures.id))
    .all();
}

export async function insertClosures(transaction: Transaction, rows: readonly ClosureRow[]): Promise<void> {
  for (const row of rows) await transaction.insert(closures).values(row).run();
}

/** Deletes the given closures that still exist, and returns them. */
export function deleteClosures(transaction: Transaction, ids: readonly string[]): Promise<ClosureRow[]> {
  return transaction
    .delete(closures)
    .where(inArray(closures.id, [...ids]))
    .returning()
    .all();
}
