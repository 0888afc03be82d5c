import { type CustomerSummary, type CustomersPage, mostCountedCustomers } from '@tintforge/api-contract';
import { formatPhone } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { Search } from '../../../db/search';
import { isProblem, type Problem } from '../../../platform/problem';
import { pageOf, readCursor } from '../page-cursor';
import { foundCustomers } from './search-store';
import { customerSearchOf } from './search-words';
import { countCustomers, currentIds, customersAfter, customersByIds, type ListedCustomer } from './store';

const pageSize = 30;

/** One page of customers, the newest first: all of them, or the matches of a search. */
export async function listCustomers(
  connection: Connection,
  { q = '', after }: { q?: string | undefined; after?: string | undefined },
): Promise<CustomersPage | Problem> {
  const position = readCursor(after);
  if (isProblem(position)) return position;
  // The count comes with the first page.
  const isFirst = after === undefined;
  const search = customerSearchOf(q);
  if (search !== undefined) return searchPage(connection, { search, before: position.at, isFirst });
  const rows = await customersAfter(connection, { after: position, limit: pageSize + 1 });
  const { shown, next } = pageOf(rows, { size: pageSize, position: ({ createdAt, id }) => ({ at: createdAt, id }) });
  const count = isFirst ? await countCustomers(connection, mostCountedCustomers + 1) : undefined;
  return { customers: shown.map(summaryView), next, ...countView(count) };
}

async function searchPage(
  connection: Connection,
  { search, before, isFirst }: { search: Search; before: number; isFirst: boolean },
): Promise<CustomersPage> {
  const limit = isFirst ? mostCountedCustomers + 1 : pageSize + 1;
  const found = await foundCustomers(connection, { search, before, limit });
  const { shown, next } = pageOf(found, { size: pageSize, position: ({ number, id }) => ({ at: number, id }) });
  const idsOf = (each: typeof found) => each.map(({ id }) => id);
  const rows = await customersByIds(connection, idsOf(shown));
  const count = isFirst ? (await currentIds(connection, idsOf(found))).length : undefined;
  return { customers: rows.map(summaryView), next, ...countView(count) };
}

function countView(count: number | undefined): Pick<CustomersPage, 'count' | 'isCountCapped'> {
  if (count === undefined) return { count: null, isCountCapped: false };
  return { count: Math.min(count, mostCountedCustomers), isCountCapped: count > mostCountedCustomers };
}

/** A customer as the wire writes one in a list. */
export function summaryView(row: ListedCustomer): CustomerSummary {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone === '' ? '' : formatPhone(row.phone),
    bookings: row.bookings,
    latestDate: row.latestDate,
    hasAccount: row.hasAccount === 1,
  };
}
