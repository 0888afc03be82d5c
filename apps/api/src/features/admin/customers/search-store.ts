import { sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';

// The one place that knows how SQLite searches customers: the full-text index of migration 0005, which triggers of
// `customers` keep in step.

/** Somebody a search found; numbers grow with time. */
export interface FoundCustomer {
  number: number;
  id: string;
}

/** Whom a question of `customerSearchOf` finds, who came last first, from those before a number on. */
export function foundCustomers(
  connection: Connection,
  { search, before, limit }: { search: string; before: number; limit: number },
): Promise<FoundCustomer[]> {
  return connection.all<FoundCustomer>(sql`
    select number, customer_id as id
    from customer_search cross join customer_search_rows on number = customer_search.rowid
    where customer_search match ${search} and customer_search.rowid < ${before}
    order by customer_search.rowid desc limit ${limit}`);
}
