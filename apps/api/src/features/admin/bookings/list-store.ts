import type { BookingOrder, OrderDirection } from '@tintforge/api-contract';
import type { BookingStatus, PaymentStatus } from '@tintforge/booking-core';
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared } from '../../../db/client';
import { type BookingRow, bookings } from '../../../db/schema';
import { comparePlaces, type ListOrder, type ListPosition, type ListQuestion } from './list-question';

/**
 * Bookings of one region in the same state. The list's indexes hold each group in every order, so that any choice of
 * regions, statuses and payment statuses reads as many index ranges as it has groups, and nothing else.
 */
export interface BookingGroup {
  regionId: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
}

/**
 * Steps from one group to the next in the list's index. Behind every start of a group: the engine would look through a
 * group's bookings to leave its own place. Joined to an empty text, because SQLite uses the index by its first column alone
 * where columns are compared with columns.
 */
export function groupsQuery(connection: Connection) {
  const inOrder = sql.raw('order by region_id, status, payment_status, starts_at limit 1');
  const firstGroup = sql`select id from ${bookings} ${inOrder}`;
  const nextGroup = sql`select later.id from ${bookings} as later
    where (later.region_id, later.status, later.payment_status, later.starts_at)
      > (here.region_id || '', here.status || '', here.payment_status || '', ${sql.raw(String(Number.MAX_SAFE_INTEGER))}) ${inOrder}`;
  const steps = sql`select id from (${firstGroup}) as first union all
    select (${nextGroup}) from walk join ${bookings} as here on here.id = walk.id`;
  const walk = sql`with recursive walk (id) as (${steps})
    select b.region_id, b.status, b.payment_status from walk join ${bookings} as b on b.id = walk.id`;
  return connection
    .select({
      regionId: sql<string>`region_id`,
      status: sql<BookingStatus>`status`,
      paymentStatus: sql<PaymentStatus>`payment_status`,
    })
    .from(sql`(${walk}) as groups`);
}

const groupsInUse = prepared((connection) => groupsQuery(connection).prepare());

/** The groups of a question that have bookings. */
export async function groupsOf(connection: Connection, question: ListQuestion): Promise<BookingGroup[]> {
  const groups = await groupsInUse(connection).all();
  return groups.filter((group) => isAsked(question, group));
}

function isAsked({ regionId, statuses, paymentStatuses }: ListQuestion, candidate: BookingGroup): boolean {
  return (
    (regionId === undefined || candidate.regionId === regionId) &&
    (statuses?.includes(candidate.status) ?? true) &&
    (paymentStatuses?.includes(candidate.paymentStatus) ?? true)
  );
}

const columnOf = { booked: bookings.createdAt, when: bookings.startsAt, total: bookings.totalCents };

/** A condition for the group at an index of the values, which `valuesOf` names. */
function isOfGroup(index: number): SQL {
  const wantedOf = (name: keyof BookingGroup) => sql.placeholder(`${name}${index}`);
  return sql`${bookings.regionId} = ${wantedOf('regionId')} and ${bookings.status} = ${wantedOf('status')}
    and ${bookings.paymentStatus} = ${wantedOf('paymentStatus')}`;
}

function valuesOf(groups: readonly BookingGroup[]): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap((group, index) => Object.entries(group).map(([name, value]) => [`${name}${index}`, value])),
  );
}

const numbersBelow = (length: number) => Array.from({ length }, (_, index) => index);

/** A statement about a list of values, prepared once for each length of it. */
function byLength<Statement>(
  prepare: (connection: Connection, length: number) => Statement,
): (connection: Connection, length: number) => Statement {
  const statements = new Map<number, (connection: Connection) => Statement>();
  return (connection, length) => {
    const known = statements.get(length) ?? prepared((its) => prepare(its, length));
    statements.set(length, known);
    return known(connection);
  };
}

/** The rows of each group, one group after the other. */
function inGroups(length: number, partOf: (index: number) => SQL): SQL {
  return sql.join(numbersBelow(length).map(partOf), sql` union all `);
}

/** The plus keeps a second index from offering itself: the order's own has the column too. */
const isInPeriod = sql` and +${bookings.startsAt} >= ${sql.placeholder('startsFrom')} and +${bookings.startsAt} < ${sql.placeholder('startsBefore')}`;

/**
 * Rows of some groups after a position, in an order: of each group as many as are asked for at most, which are next to each other in
 * its index. Without a separate order and limit for each group, PostgreSQL reads all of them to put them in order.
 */
function findAfter(by: BookingOrder, direction: OrderDirection) {
  const place = sql`(${columnOf[by]}, ${bookings.id})`;
  const after = sql`(${sql.placeholder('afterValue')}, ${sql.placeholder('afterId')})`;
  const until = sql`(${sql.placeholder('beforeValue')}, ${sql.placeholder('beforeId')})`;
  const [isLater, isEarlier, order] = direction === 'ascending' ? [sql`>`, sql`<`, asc] : [sql`<`, sql`>`, desc];
  const found = { value: sql<number>`value`, id: sql<string>`id` };
  const most = sql`limit ${sql.placeholder('limit')}`;
  const partOf = (index: number) => sql`select value, id from (
    select ${columnOf[by]} as value, ${bookings.id} as id from ${bookings}
    where ${isOfGroup(index)} and ${place} ${isLater} ${after} and ${place} ${isEarlier} ${until}
      ${by === 'when' ? sql`` : isInPeriod}
    order by ${order(columnOf[by])}, ${order(bookings.id)} ${most}) as ${sql.raw(`group${index}`)}`;
  return byLength((connection, length) => {
    const inOrder = sql`order by ${order(found.value)}, ${order(found.id)} ${most}`;
    return connection
      .select(found)
      .from(sql`(${inGroups(length, partOf)} ${inOrder}) as found`)
      .prepare();
  });
}

/** The statement of each order, by the number of groups. */
export const placesAfter = {
  booked: { ascending: findAfter('booked', 'ascending'), descending: findAfter('booked', 'descending') },
  when: { ascending: findAfter('when', 'ascending'), descending: findAfter('when', 'descending') },
  total: { ascending: findAfter('total', 'ascending'), descending: findAfter('total', 'descending') },
};

/** The columns to read for an order. */
export interface PlaceRequest {
  groups: readonly BookingGroup[];
  question: ListQuestion;
  order: ListOrder;
  /** Undefined from the beginning. */
  after: ListPosition | undefined;
  limit: number;
}

/** The next places in an order. */
export async function placesOf(
  connection: Connection,
  { groups, question, order, after, limit }: PlaceRequest,
): Promise<ListPosition[]> {
  if (groups.length === 0) return [];
  const { startsFrom, startsBefore } = question;
  const ends = endsOf(order, question);
  const from = after ?? ends.first;
  return placesAfter[order.by][order.direction](connection, groups.length).all({
    ...valuesOf(groups),
    ...{ startsFrom, startsBefore, limit },
    ...{ afterValue: from.value, afterId: from.id, beforeValue: ends.last.value, beforeId: ends.last.id },
  });
}

/** Before and behind every place that the question lets in; in the order of appointments its days are the ends. */
function endsOf({ by, direction }: ListOrder, { startsFrom, startsBefore }: ListQuestion) {
  const [least, most] = by === 'when' ? [startsFrom, startsBefore] : [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  // No ID is empty, so these positions match no row.
  const low = { value: least, id: '' };
  const high = { value: most, id: '' };
  return direction === 'ascending' ? { first: low, last: high } : { first: high, last: low };
}

const inDaysOfGroup = (index: number) => sql`${isOfGroup(index)}
  and ${bookings.startsAt} >= ${sql.placeholder('startsFrom')} and ${bookings.startsAt} < ${sql.placeholder('startsBefore')}`;

const counted = byLength((connection, length) => {
  const partOf = (index: number) => sql`select 1 as one from ${bookings} where ${inDaysOfGroup(index)}`;
  const some = sql`(${inGroups(length, partOf)} limit ${sql.placeholder('limit')}) as found`;
  return connection.select({ count: sql<number>`count(*)` }).from(some).prepare();
});

/** Number of bookings in some groups on the days of a query, up to `most`. */
export async function countBookings(
  connection: Connection,
  {
    groups,
    question: { startsFrom, startsBefore },
    most,
  }: Pick<PlaceRequest, 'groups' | 'question'> & { most: number },
): Promise<number> {
  if (groups.length === 0) return 0;
  const found = await counted(connection, groups.length).get({
    ...valuesOf(groups),
    startsFrom,
    startsBefore,
    limit: most,
  });
  return Number(found?.count ?? 0);
}

const onDays = byLength((connection, length) => {
  const partOf = (index: number) => sql`select ${bookings.id} as id, ${columnOf.booked} as booked,
    ${columnOf.when} as starts, ${columnOf.total} as total from ${bookings} where ${inDaysOfGroup(index)}`;
  const columns = {
    id: sql<string>`id`,
    booked: sql<number>`booked`,
    when: sql<number>`starts`,
    total: sql<number>`total`,
  };
  return connection
    .select(columns)
    .from(sql`(${inGroups(length, partOf)}) as found`)
    .prepare();
});

/** A booking with its place in every order. */
export type PlacedBooking = Record<BookingOrder, number> & { id: string };

/** All bookings of a question. For one that has few. */
export async function placedBookings(
  connection: Connection,
  { groups, question: { startsFrom, startsBefore } }: Pick<PlaceRequest, 'groups' | 'question'>,
): Promise<PlacedBooking[]> {
  if (groups.length === 0) return [];
  return onDays(connection, groups.length).all({ ...valuesOf(groups), startsFrom, startsBefore });
}

/**
 * The same as `placesOf` for a question that has few bookings: all of them are read and put in order, where an order's own
 * index would be walked from one end to the other to find them.
 */
export function placesAmong(
  placed: readonly PlacedBooking[],
  { order, after, limit }: Pick<PlaceRequest, 'order' | 'after' | 'limit'>,
): ListPosition[] {
  return placed
    .map((row) => ({ value: row[order.by], id: row.id }))
    .filter((place) => after === undefined || comparePlaces(order, place, after) > 0)
    .sort((one, other) => comparePlaces(order, one, other))
    .slice(0, limit);
}

/** Columns that lists and their file show, a third of a booking's. */
const shownColumns = {
  id: bookings.id,
  trackingCode: bookings.trackingCode,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  source: bookings.source,
  regionId: bookings.regionId,
  crewId: bookings.crewId,
  appointmentDate: bookings.appointmentDate,
  appointmentTime: bookings.appointmentTime,
  startsAt: bookings.startsAt,
  visitNumber: bookings.visitNumber,
  visitCount: bookings.visitCount,
  workTitle: bookings.workTitle,
  vehicleType: bookings.vehicleType,
  vehicleYear: bookings.vehicleYear,
  vehicleMake: bookings.vehicleMake,
  vehicleModel: bookings.vehicleModel,
  lines: bookings.lines,
  totalCents: bookings.totalCents,
  stateTaxBp: bookings.stateTaxBp,
  surtaxBp: bookings.surtaxBp,
  taxCents: bookings.taxCents,
  customerName: bookings.customerName,
  customerEmail: bookings.customerEmail,
  customerPhone: bookings.customerPhone,
  city: bookings.city,
  createdAt: bookings.createdAt,
};

/** A booking as lists read it. */
export type ShownBooking = Pick<BookingRow, keyof typeof shownColumns>;

const withIds = byLength((connection, length) =>
  connection
    .select(shownColumns)
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        numbersBelow(length).map((index) => sql.placeholder(`id${index}`)),
      ),
    )
    .prepare(),
);

/** The bookings with some ids, in the order of those. */
export async function bookingsInOrder(connection: Connection, ids: readonly string[]): Promise<ShownBooking[]> {
  if (ids.length === 0) return [];
  const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
  const rows = await withIds(connection, ids.length).all(values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
