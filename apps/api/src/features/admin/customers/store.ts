import type { VehicleType } from '@tintforge/booking-core';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import {
  type BookingRow,
  bookings,
  type CustomerRow,
  customers,
  payments,
  refunds,
  sitePayments,
  users,
} from '../../../db/schema';
import type { PagePosition } from '../page-cursor';

/** A customer with the list's figures about their bookings. */
export type ListedCustomer = CustomerRow & { bookings: number; latestDate: string | null; hasAccount: 0 | 1 };

const ofCustomer = sql`${bookings.customerId} = ${customers.id}`;
const listed = {
  id: customers.id,
  version: customers.version,
  name: customers.name,
  email: customers.email,
  phone: customers.phone,
  notes: customers.notes,
  mergedInto: customers.mergedInto,
  createdAt: customers.createdAt,
  updatedAt: customers.updatedAt,
  bookings: sql<number>`(select count(*) from ${bookings} where ${ofCustomer})`,
  latestDate: sql<string | null>`(select ${bookings.appointmentDate} from ${bookings}
    where ${ofCustomer} and ${bookings.visitNumber} > 0 order by ${bookings.startsAt} desc, ${bookings.id} desc limit 1)`,
  hasAccount: sql<0 | 1>`exists (select 1 from ${bookings} where ${ofCustomer} and ${bookings.userId} is not null)`,
};

/** Customers that count, the newest first, from those after a place on. */
export function customersAfter(
  connection: Connection,
  { after, limit }: { after: PagePosition; limit: number },
): Promise<ListedCustomer[]> {
  return connection
    .select(listed)
    .from(customers)
    .where(
      and(isNull(customers.mergedInto), sql`(${customers.createdAt}, ${customers.id}) < (${after.at}, ${after.id})`),
    )
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(limit)
    .all();
}

/** Number of customers, up to `most`. */
export async function countCustomers(connection: Connection, most: number): Promise<number> {
  const row = await connection.get<{ count: number }>(sql`
    select count(*) as count from (select 1 from ${customers} where ${customers.mergedInto} is null limit ${most}) counted`);
  return row?.count ?? 0;
}

/**
 * The customers with these ids, in this order; merged ones are replaced by the customer they were merged into, each
 * once.
 */
export async function customersByIds(connection: Connection, ids: readonly string[]): Promise<ListedCustomer[]> {
  const current = await currentIds(connection, ids);
  const rows = await connection.select(listed).from(customers).where(inArray(customers.id, current)).all();
  return current.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The ids that count, in this order; the id of a merged customer becomes that of the one it was merged into, each once. */
export async function currentIds(connection: Connection, ids: readonly string[]): Promise<string[]> {
  const filed = await connection
    .select({ id: customers.id, current: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .all();
  const currentOf = new Map(filed.map(({ id, current }) => [id, current]));
  return [...new Set(ids.flatMap((id) => currentOf.get(id) ?? []))];
}

/** A customer's bookings, latest appointment first. */
export function bookingsOfCustomer(
  connection: Connection,
  { customerId, after, limit }: { customerId: string; after: PagePosition; limit: number },
): Promise<BookingRow[]> {
  return connection
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        sql`(${bookings.startsAt}, ${bookings.id}) < (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit)
    .all();
}

/** Everything of one customer is a handful; a file that grew beyond shows its latest. */
const mostShown = 20;

export interface OwnedVehicle {
  type: VehicleType;
  year: number;
  make: string;
  model: string;
  latestDate: string;
}

export function vehiclesOf(connection: Connection, customerId: string): Promise<OwnedVehicle[]> {
  const { vehicleType, vehicleYear, vehicleMake, vehicleModel, appointmentDate } = bookings;
  const latestDate = sql<string>`max(${appointmentDate})`;
  return connection
    .select({ type: vehicleType, year: vehicleYear, make: vehicleMake, model: vehicleModel, latestDate })
    .from(bookings)
    .where(and(eq(bookings.customerId, customerId), isNull(bookings.quoteId)))
    .groupBy(vehicleType, vehicleYear, vehicleMake, vehicleModel)
    .orderBy(desc(latestDate))
    .limit(mostShown)
    .all();
}

/** Creation time of a customer's earliest booking, epoch milliseconds; undefined when there is none. */
export async function firstBookedAt(connection: Connection, customerId: string): Promise<number | undefined> {
  const row = await connection
    .select({ at: sql<number | null>`min(${bookings.createdAt})` })
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .get();
  return row?.at ?? undefined;
}

export function accountsOf(connection: Connection, customerId: string): Promise<{ username: string; email: string }[]> {
  return connection
    .selectDistinct({ username: users.username, email: users.email })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(eq(bookings.customerId, customerId))
    .limit(mostShown)
    .all();
}

/** Cents that came in for a customer's bookings, and that went back or are on their way. */
export async function moneyOfCustomer(
  connection: Connection,
  customerId: string,
): Promise<{ paidCents: number; refundedCents: number }> {
  const own = sql`(select ${bookings.id} from ${bookings} where ${bookings.customerId} = ${customerId})`;
  const atCar = (direction: 'received' | 'returned') => sql`
    (select coalesce(sum(${sitePayments.amountCents}), 0) from ${sitePayments}
     where ${sitePayments.bookingId} in ${own} and ${sitePayments.direction} = ${direction})`;
  const row = await connection.get<{ paidCents: number; refundedCents: number }>(sql`
    select (select coalesce(sum(${payments.receivedCents}), 0) from ${payments} where ${payments.bookingId} in ${own})
        + ${atCar('received')} as "paidCents",
      (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
       where ${refunds.bookingId} in ${own} and ${refunds.status} not in ('failed', 'retried'))
        + ${atCar('returned')} as "refundedCents"`);
  return row ?? { paidCents: 0, refundedCents: 0 };
}

/** Other customers whom the same phone reaches. */
export async function idsByPhone(
  connection: Connection,
  { id, phone }: Pick<CustomerRow, 'id' | 'phone'>,
): Promise<string[]> {
  if (phone === '') return [];
  return (
    await connection
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.phone, phone), ne(customers.id, id), isNull(customers.mergedInto)))
      .limit(mostShown)
      .all()
  ).map((row) => row.id);
}

/** Of these customers, the ones with the same name in any case, and a job at a ZIP code of the given one. */
export async function idsByNameAndZip(
  connection: Connection,
  { row, among }: { row: CustomerRow; among: readonly string[] },
): Promise<string[]> {
  const others = await connection
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        inArray(customers.id, [...among]),
        ne(customers.id, row.id),
        isNull(customers.mergedInto),
        sql`lower(${customers.name}) = lower(${row.name})`,
        sql`exists (select 1 from ${bookings} where ${ofCustomer} and ${bookings.zip} in
          (select own.zip from ${bookings} own where own.customer_id = ${row.id}))`,
      ),
    )
    .limit(mostShown)
    .all();
  return others.map(({ id }) => id);
}
