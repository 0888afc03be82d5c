import { and, asc, desc, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import { type BookingRow, bookings, users } from '../../../db/schema';

/** Finds the account that has verified an address, in lower case as bookings store it. */
export function accountWithEmail(connection: Connection, email: Placeholder) {
  return connection
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
}

const accountOfEmail = prepared((connection) => accountWithEmail(connection, sql.placeholder('email')).prepare());

/** The account that has verified an address (in lower case, as bookings store it); undefined when none has. */
export async function accountByVerifiedEmail(connection: Connection, email: string): Promise<string | undefined> {
  return (await accountOfEmail(connection).get({ email }))?.id;
}

/** True when an account is trusted: it has verified an address, or is staff's. */
export async function isKnownHolder(connection: Connection, id: string): Promise<boolean> {
  const user = await connection.select().from(users).where(eq(users.id, id)).get();
  return user !== undefined && (user.emailVerifiedAt !== null || user.role !== 'customer');
}

/** Name of an account; undefined when there is no such account. */
export async function nameOfUser(connection: Connection, id: string): Promise<string | undefined> {
  const user = await connection.select().from(users).where(eq(users.id, id)).get();
  return user === undefined ? undefined : `${user.firstName} ${user.lastName}`.trim() || user.username;
}

/** An expired unpaid hold: not an appointment, and of no further interest. */
const isAbandoned = sql`(${bookings.status} in ('expired', 'cancelled') and ${bookings.paymentStatus} in ('pending', 'failed'))`;

/**
 * Assigns guest bookings made with an address to the account that has verified it. Returns the number of visible ones;
 * expired holds join uncounted.
 */
export async function joinBookings(
  transaction: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const joined = await transaction
    .update(bookings)
    .set({ userId, version: sql`${bookings.version} + 1` })
    .where(and(eq(bookings.customerEmail, email.toLowerCase()), isNull(bookings.userId)))
    .returning({ isAbandoned: sql<number>`${isAbandoned}` })
    .all();
  return joined.filter((booking) => booking.isAbandoned === 0).length;
}

/** Start of a page of bookings: after this one. */
export interface PagePosition {
  startsAt: number;
  id: string;
}

/** Which bookings of an account to read. */
export interface PageRequest {
  userId: string;
  list: 'upcoming' | 'past';
  /** Undefined for the first page. */
  after: PagePosition | undefined;
  /** Epoch milliseconds. */
  now: number;
  limit: number;
}

/** Confirmed and upcoming, or under way. Takes the placeholder `now`. */
export const isUpcoming = sql`(${bookings.status} = 'in-progress' or (${bookings.status} in ('confirmed', 'scheduled')
  and ${bookings.startsAt} + ${bookings.jobMinutes} * 60000 > ${sql.placeholder('now')}))`;
const isPast = sql`(not ${isUpcoming} and ${bookings.status} <> 'pending' and not ${isAbandoned})`;

const position = sql`(${bookings.startsAt}, ${bookings.id})`;
const given = sql`(${sql.placeholder('startsAt')}, ${sql.placeholder('id')})`;

function findPage(condition: SQL, order: SQL[]) {
  return prepared((connection) =>
    connection
      .select()
      .from(bookings)
      .where(and(eq(bookings.userId, sql.placeholder('userId')), condition))
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
}

const pages = {
  upcoming: findPage(sql`${position} > ${given} and ${isUpcoming}`, [asc(bookings.startsAt), asc(bookings.id)]),
  past: findPage(sql`${position} < ${given} and ${isPast}`, [desc(bookings.startsAt), desc(bookings.id)]),
};

const beforeAll: Record<PageRequest['list'], PagePosition> = {
  upcoming: { startsAt: Number.MIN_SAFE_INTEGER, id: '' },
  past: { startsAt: Number.MAX_SAFE_INTEGER, id: '' },
};

const lastRegion = prepared((connection) =>
  connection
    .select({ regionId: bookings.regionId })
    .from(bookings)
    .where(and(eq(bookings.userId, sql.placeholder('userId')), sql`not ${isAbandoned}`))
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(1)
    .prepare(),
);

/** The region of an account's latest appointment; undefined when it has none. */
export async function lastRegionOfUser(connection: Connection, userId: string): Promise<string | undefined> {
  return (await lastRegion(connection).get({ userId }))?.regionId;
}

/** An account's upcoming bookings, soonest first, or its past ones, latest first. */
export function bookingsOfUser(
  connection: Connection,
  { list, after = beforeAll[list], ...request }: PageRequest,
): Promise<BookingRow[]> {
  return pages[list](connection).all({ ...request, ...after });
}
