import type { CustomerBookingsPage, CustomerDetails, DuplicateReason } from '@tintforge/api-contract';
import { dollarsFromCents, formatPhone, type StartTime, vehicleText } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { CustomerRow } from '../../../db/schema';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { type BookingContext, isoText } from '../../bookings';
import { currentCustomer, mergedCustomers } from '../../customers';
import { pageOf, readCursor } from '../page-cursor';
import { summaryView } from './list-customers';
import { foundCustomers } from './search-store';
import { nameQuestion } from './search-words';
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

/** Among so many of the latest of a name a duplicate is looked for. */
const mostNamesakes = 100;

/** Everything that the shop knows of a customer; who was merged is answered as the one they turned out to be. */
export function readCustomer(connection: Connection, id: string): CustomerDetails | Problem {
  const row = currentCustomer(connection, id);
  const [listed] = row === undefined ? [] : customersByIds(connection, [row.id]);
  if (row === undefined || listed === undefined) return noSuchCustomer();
  const { paidCents, refundedCents } = moneyOfCustomer(connection, row.id);
  const merged = mergedCustomers(connection, row.id);
  return {
    ...summaryView(listed),
    version: row.version,
    notes: row.notes,
    since: isoText(firstBookedAt(connection, row.id) ?? row.createdAt),
    accounts: accountsOf(connection, row.id),
    vehicles: vehiclesOf(connection, row.id),
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
    duplicates: duplicatesOf(connection, row),
  };
}

function duplicatesOf(connection: Connection, row: CustomerRow): CustomerDetails['duplicates'] {
  const reasons = new Map<string, DuplicateReason[]>();
  const note = (reason: DuplicateReason) => (id: string) => reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  idsByPhone(connection, row).forEach(note('phone'));
  namesakesOf(connection, row).forEach(note('name-and-zip'));
  return customersByIds(connection, [...reasons.keys()]).map((customer) => ({
    customer: summaryView(customer),
    reasons: reasons.get(customer.id) ?? [],
  }));
}

function namesakesOf(connection: Connection, row: CustomerRow): string[] {
  if (row.name === '') return [];
  const search = nameQuestion(row.name);
  const found = foundCustomers(connection, { search, before: Number.MAX_SAFE_INTEGER, limit: mostNamesakes });
  return idsByNameAndZip(connection, { row, among: found.map(({ id }) => id) });
}

/** One page of a customer's bookings, latest appointment first. */
export function listCustomerBookings(
  { database: { connection }, catalogue }: Pick<BookingContext, 'database' | 'catalogue'>,
  { id, after }: { id: string; after: string | undefined },
): CustomerBookingsPage | Problem {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  const customer = currentCustomer(connection, id);
  if (customer === undefined) return noSuchCustomer();
  const rows = bookingsOfCustomer(connection, { customerId: customer.id, after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: (row) => ({ at: row.startsAt, id: row.id }) });
  return {
    bookings: shown.map((row) => ({
      trackingCode: row.trackingCode,
      status: row.status,
      paymentStatus: row.paymentStatus,
      appointmentDate: row.appointmentDate,
      appointmentTime: row.appointmentTime as StartTime,
      regionName: catalogue.regions.find(({ id: regionId }) => regionId === row.regionId)?.name ?? row.regionId,
      vehicleInfo: vehicleText({
        year: row.vehicleYear,
        make: row.vehicleMake,
        model: row.vehicleModel,
        vehicleType: row.vehicleType,
      }),
      services: row.lines.map((line) => line.name),
      totalPrice: dollarsFromCents(row.totalCents),
    })),
    next,
  };
}

export function noSuchCustomer(): Problem {
  return problem('not_found', { message: 'There is no such customer.' });
}
