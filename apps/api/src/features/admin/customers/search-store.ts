import { type SQL, sql } from 'drizzle-orm';
import { type Connection, engineOf } from '../../../db/client';
import { customers } from '../../../db/schema';
import { ftsQuery, type Search, tsQuery } from '../../../db/search';

// The one place that knows how the engines search customers: SQLite in the full-text index of its migration, which
// triggers of `customers` keep in step, PostgreSQL in the column `search`.

/** A search result; numbers grow with time. */
export interface FoundCustomer {
  number: number;
  id: string;
}

interface SearchRequest {
  search: Search;
  before: number;
  limit: number;
}

/** Customers that a search finds, latest first, before a given number. */
export function foundCustomers(connection: Connection, request: SearchRequest): Promise<FoundCustomer[]> {
  const { before, limit } = request;
  const { number, id, found } = engineOf(connection) === 'sqlite' ? inIndex(request) : inColumn(request);
  return connection.all<FoundCustomer>(sql`
    select ${number} as number, ${id} as id ${found} and ${number} < ${before} order by ${number} desc limit ${limit}`);
}

function inIndex({ search }: SearchRequest): Record<'number' | 'id' | 'found', SQL> {
  return {
    number: sql`customer_search.rowid`,
    id: sql`customer_id`,
    found: sql`from customer_search cross join customer_search_rows on number = customer_search.rowid
      where customer_search match ${ftsQuery(search)}`,
  };
}

function inColumn({ search }: SearchRequest): Record<'number' | 'id' | 'found', SQL> {
  return {
    number: sql`rowid`,
    id: sql`${customers.id}`,
    // Found first, and then put in order.
    found: sql`from (select rowid, id from ${customers} where search @@ ${tsQuery(search)}::tsquery offset 0) as ${customers}
      where true`,
  };
}
