import type { CustomerBooking, CustomerBookingsPage, CustomerDetails, DuplicateReason } from '@tintforge/api-contract';
import { dollarsFromCents, formatPhone } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { BookingRow, CustomerRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { appointmentView, type BookingContext, workInWords } from '../../bookings';
import { currentCustomer, mergedCustomers } from '../../customers';
import { catalogueInForce } from '../../settings';
import { pageOf, readCursor } from '../page-cursor';
import { summaryView } from './list-customers';
import { foundCustomers } from './search-store';
import { nameSearch } from './search-words';
import {
  accountsOf,
  bookingsOfCustomer,
  customersByIds,
  firstBookedAt,
  idsByNameAndZip,
  idsByPhone,
  moneyOfCustomer,
  vehiclesOf,
} from './store';

const pageSize = 20;

/** Number of latest customers of a name among whom duplicates are searched. */
const mostNamesakes = 100;

/** All facts about a customer; a merged one returns the customer it was merged into. */
export async function readCustomer(connection: Connection, id: string): Promise<CustomerDetails | Problem> {
  const row = await currentCustomer(connection, id);
  const [listed] = row === undefined ? [] : await customersByIds(connection, [row.id]);
  if (row === undefined || listed === undefined) return noSuchCustomer();
  const { paidCents, refundedCents } = await moneyOfCustomer(connection, row.id);
  const merged = await mergedCustomers(connection, row.id);
  return {
    ...summaryView(listed),
    version: row.version,
    notes: row.notes,
    since: isoText((await firstBookedAt(connection, row.id)) ?? row.createdAt),
    accounts: await accountsOf(connection, row.id),
    vehicles: await vehiclesOf(connection, row.id),
    money: {
      paid: dollarsFromCents(paidCents),
      refunded: dollarsFromCents(refundedCents),
      net: dollarsFromCents(paidCents - refundedCents),
    },
    mergedFrom: merged.map(({ id: mergedId, name, email, phone }) => ({
      id: mergedId,
      name,
      email,
      phone: phone === '' ? '' : formatPhone(phone),
    })),
    duplicates: await duplicatesOf(connection, row),
  };
}

async function duplicatesOf(connection: Connection, row: CustomerRow): Promise<CustomerDetails['duplicates']> {
  const reasons = new Map<string, DuplicateReason[]>();
  const note = (reason: DuplicateReason) => (id: string) => reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  (await idsByPhone(connection, row)).forEach(note('phone'));
  (await namesakesOf(connection, row)).forEach(note('name-and-zip'));
  return (await customersByIds(connection, [...reasons.keys()])).map((customer) => ({
    customer: summaryView(customer),
    reasons: reasons.get(customer.id) ?? [],
  }));
}

async function namesakesOf(connection: Connection, row: CustomerRow): Promise<string[]> {
  if (row.name === '') return [];
  const search = nameSearch(row.name);
  const found = await foundCustomers(connection, { search, before: Number.MAX_SAFE_INTEGER, limit: mostNamesakes });
  return idsByNameAndZip(connection, { row, among: found.map(({ id }) => id) });
}

/** One page of a customer's bookings, latest appointment first. */
export async function listCustomerBookings(
  context: BookingContext,
  { id, after }: { id: string; after: string | undefined },
): Promise<CustomerBookingsPage | Problem> {
  const { connection } = context.database;
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const customer = await currentCustomer(connection, id);
  if (customer === undefined) return noSuchCustomer();
  const catalogue = await catalogueInForce(connection, context);
  const rows = await bookingsOfCustomer(connection, { customerId: customer.id, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: (row) => ({ at: row.startsAt, id: row.id }) });
  return {
    bookings: shown.map((row) => ({
      trackingCode: row.trackingCode,
      status: row.status,
      paymentStatus: row.paymentStatus,
      ...dayOf(row),
      regionName: catalogue.regions.find(({ id: regionId }) => regionId === row.regionId)?.name ?? row.regionId,
      vehicleInfo: workInWords(row),
      services: row.lines.map((line) => line.name),
      totalPrice: dollarsFromCents(row.totalCents),
    })),
    next,
  };
}

function dayOf(row: BookingRow): Pick<CustomerBooking, 'appointmentDate' | 'appointmentTime'> {
  const { appointmentDate, appointmentTime } = appointmentView(row);
  return { appointmentDate, appointmentTime };
}

export function noSuchCustomer(): Problem {
  return problem('not_found', { message: 'This customer doesn’t exist.' });
}
