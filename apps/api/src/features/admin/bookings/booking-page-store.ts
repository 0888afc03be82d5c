import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import { bookingEvents, type CrewRow, crews, outbox, payments, refunds, sitePayments, users } from '../../../db/schema';
import { staffName } from '../staff-name';

/** A booking's history, oldest first, with the staff member of each entry. */
export function historyOf(connection: Connection, bookingId: string) {
  return connection
    .select({
      at: bookingEvents.at,
      actor: bookingEvents.actor,
      kind: bookingEvents.kind,
      data: bookingEvents.data,
      note: bookingEvents.note,
      by: staffName,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.userId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(sql`${bookingEvents}.rowid`)
    .all();
}

/** Every try to pay by card, first attempt first. */
export function cardPaymentsOf(connection: Connection, bookingId: string) {
  return connection
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.attempt))
    .all();
}

/** Every return to a card, oldest first, with who of the staff asked for it. */
export function refundsWithStaff(connection: Connection, bookingId: string) {
  return connection
    .select({ refund: refunds, by: staffName })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.userId))
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.id))
    .all();
}

/** Money that changed hands at the car, oldest first, with who of the staff took or gave it. */
export function sitePaymentsWithStaff(connection: Connection, bookingId: string) {
  return connection
    .select({ payment: sitePayments, by: staffName })
    .from(sitePayments)
    .leftJoin(users, eq(users.id, sitePayments.userId))
    .where(eq(sitePayments.bookingId, bookingId))
    .orderBy(asc(sitePayments.at), asc(sitePayments.id))
    .all();
}

/** The emails of a booking, the ones due first at the front. */
export function mailsOf(connection: Connection, bookingId: string) {
  return connection
    .select()
    .from(outbox)
    .where(eq(outbox.bookingId, bookingId))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .all();
}

/** The crew with an id. Its absence is a bug: a booking always has one. */
export async function crewById(connection: Connection, id: string): Promise<CrewRow> {
  const row = await connection.select().from(crews).where(eq(crews.id, id)).get();
  if (row === undefined) throw new Error(`There is no crew ${id}`);
  return row;
}

/** The crews that take jobs in a region, by id. */
export function activeCrewsOf(connection: Connection, regionId: string): Promise<CrewRow[]> {
  return connection
    .select()
    .from(crews)
    .where(and(eq(crews.regionId, regionId), eq(crews.isActive, true)))
    .orderBy(asc(crews.id))
    .all();
}

/** An account's login name; null for a guest's booking. */
export async function usernameOf(connection: Connection, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  return (
    (await connection.select({ username: users.username }).from(users).where(eq(users.id, userId)).get())?.username ??
    null
  );
}

/** Names of crews by their ids, including inactive ones. */
export async function crewNames(connection: Connection): Promise<Map<string, string>> {
  const rows = await connection.select({ id: crews.id, name: crews.name }).from(crews).all();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
