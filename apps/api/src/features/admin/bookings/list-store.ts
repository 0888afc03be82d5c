import type { BookingOrder, OrderDirection } from '@tintforge/api-contract';
import type { BookingStatus, PaymentStatus } from '@tintforge/booking-core';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
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

const groupColumns = { regionId: bookings.regionId, status: bookings.status, paymentStatus: bookings.paymentStatus };

/** Behind every start of the group: the engine would look through a group's bookings to leave its own place. */
const isBehindGroup = sql`(${bookings.regionId}, ${bookings.status}, ${bookings.paymentStatus}, ${bookings.startsAt})
  > (${sql.placeholder('regionId')}, ${sql.placeholder('status')}, ${sql.placeholder('paymentStatus')}, ${Number.MAX_SAFE_INTEGER})`;

const groupAfter = prepared((connection) =>
  connection
    .select(groupColumns)
    .from(bookings)
    .where(isBehindGroup)
    .orderBy(bookings.regionId, bookings.status, bookings.paymentStatus, bookings.startsAt)
    .limit(1)
    .prepare(),
);

/** The groups of a question that have bookings. */
export async function groupsOf(connection: Connection, question: ListQuestion): Promise<BookingGroup[]> {
  const groups: BookingGroup[] = [];
  let next = await groupAfter(connection).get({ regionId: '', status: '', paymentStatus: '' });
  while (next !== undefined) {
    if (isAsked(question, next)) groups.push(next);
    next = await groupAfter(connection).get({ ...next });
  }
  return groups;
}

function isAsked({ regionId, statuses, paymentStatuses }: ListQuestion, candidate: BookingGroup): boolean {
  return (
    (regionId === undefined || candidate.regionId === regionId) &&
    (statuses?.includes(candidate.status) ?? true) &&
    (paymentStatuses?.includes(candidate.paymentStatus) ?? true)
  );
}

const columnOf = { booked: bookings.createdAt, when: bookings.startsAt, total: bookings.totalCents };

const isOfGroup = and(
  eq(bookings.regionId, sql.placeholder('regionId')),
  eq(bookings.status, sql.placeholder('status')),
  eq(bookings.paymentStatus, sql.placeholder('paymentStatus')),
);

/** The plus keeps a second index from offering itself: the order's own has the column too. */
const isInPeriod = sql`+${bookings.startsAt} >= ${sql.placeholder('startsFrom')} and +${bookings.startsAt} < ${sql.placeholder('startsBefore')}`;

/** Rows of one group after one position and before another, in an order. */
function findBetween(by: BookingOrder, direction: OrderDirection) {
  const place = sql`(${columnOf[by]}, ${bookings.id})`;
  const after = sql`(${sql.placeholder('afterValue')}, ${sql.placeholder('afterId')})`;
  const before = sql`(${sql.placeholder('beforeValue')}, ${sql.placeholder('beforeId')})`;
  const [isLater, isEarlier, order] = direction === 'ascending' ? [sql`>`, sql`<`, asc] : [sql`<`, sql`>`, desc];
  return prepared((connection) =>
    connection
      .select({ value: columnOf[by], id: bookings.id })
      .from(bookings)
      .where(
        and(
          isOfGroup,
          sql`${place} ${isLater} ${after} and ${place} ${isEarlier} ${before}`,
          by === 'when' ? undefined : isInPeriod,
        ),
      )
      .orderBy(order(columnOf[by]), order(bookings.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
  );
}

const between = {
  booked: { ascending: findBetween('booked', 'ascending'), descending: findBetween('booked', 'descending') },
  when: { ascending: findBetween('when', 'ascending'), descending: findBetween('when', 'descending') },
  total: { ascending: findBetween('total', 'ascending'), descending: findBetween('total', 'descending') },
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

/** The next places in an order. Each group is read no farther than the last place that still counts. */
export async function placesOf(
  connection: Connection,
  { groups, question, order, after, limit }: PlaceRequest,
): Promise<ListPosition[]> {
  const { startsFrom, startsBefore } = question;
  const ends = endsOf(order, question);
  const statement = between[order.by][order.direction](connection);
  let found: ListPosition[] = [];
  for (const each of groups) {
    const from = after ?? ends.first;
    const until = found[limit - 1] ?? ends.last;
    const more = await statement.all({
      ...each,
      ...{ startsFrom, startsBefore, limit },
      ...{ afterValue: from.value, afterId: from.id, beforeValue: until.value, beforeId: until.id },
    });
    if (more.length === 0) continue;
    found = [...found, ...more].sort((one, other) => comparePlaces(order, one, other)).slice(0, limit);
  }
  return found;
}

/** Before and behind every place that the question lets in; in the order of appointments its days are the ends. */
function endsOf({ by, direction }: ListOrder, { startsFrom, startsBefore }: ListQuestion) {
  const [least, most] = by === 'when' ? [startsFrom, startsBefore] : [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  // No ID is empty, so these positions match no row.
  const low = { value: least, id: '' };
  const high = { value: most, id: '' };
  return direction === 'ascending' ? { first: low, last: high } : { first: high, last: low };
}

const inDaysOfGroup = and(
  isOfGroup,
  sql`${bookings.startsAt} >= ${sql.placeholder('startsFrom')}`,
  sql`${bookings.startsAt} < ${sql.placeholder('startsBefore')}`,
);

const countOfGroup = prepared((connection) => {
  const some = connection
    .select({ one: sql`1`.as('one') })
    .from(bookings)
    .where(inDaysOfGroup)
    .limit(sql.placeholder('limit'))
    .as('some');
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
  let count = 0;
  for (const each of groups) {
    if (count >= most) return most;
    count +=
      (await countOfGroup(connection).get({ ...each, startsFrom, startsBefore, limit: most - count }))?.count ?? 0;
  }
  return count;
}

const daysOfGroup = prepared((connection) =>
  connection
    .select({ id: bookings.id, booked: columnOf.booked, when: columnOf.when, total: columnOf.total })
    .from(bookings)
    .where(inDaysOfGroup)
    .prepare(),
);

/**
 * The same as `placesOf` for a question whose days have few bookings: reads all of them and puts them in order, where an
 * order's own index would be walked from one end to the other to find them.
 */
export async function placesOnFewDays(
  connection: Connection,
  { groups, question: { startsFrom, startsBefore }, order, after, limit }: PlaceRequest,
): Promise<ListPosition[]> {
  const found = await Promise.all(
    groups.map((each) => daysOfGroup(connection).all({ ...each, startsFrom, startsBefore })),
  );
  return found
    .flat()
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

/** The bookings with some ids, in the order of those. */
export async function bookingsInOrder(connection: Connection, ids: readonly string[]): Promise<ShownBooking[]> {
  const rows = await connection
    .select(shownColumns)
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
