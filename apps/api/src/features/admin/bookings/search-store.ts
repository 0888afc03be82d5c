import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import type { ListOrder, ListPosition, ListQuestion } from './list-question';

// The one place that knows how SQLite searches: the full-text index of migration 0005, which triggers of `bookings`
// keep in step. Another engine answers the same two questions in its own way.

const columnOf = { booked: sql`created_at`, when: sql`starts_at`, total: sql`total_cents` };

/** A search within a question. */
export interface SearchRequest {
  question: ListQuestion;
  /** What the index is asked; see `searchOf`. */
  search: string;
}

/** The next places in an order of what a search finds. */
export function searchedPlaces(
  connection: Connection,
  {
    order: { by, direction },
    after,
    limit,
    ...request
  }: SearchRequest & { order: ListOrder; after: ListPosition | undefined; limit: number },
): ListPosition[] {
  const column = columnOf[by];
  const [isLater, way] = direction === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const isAfter =
    after === undefined ? sql`true` : sql`(${column}, booking_id) ${isLater} (${after.value}, ${after.id})`;
  return connection.all<ListPosition>(sql`
    select ${column} as value, booking_id as id ${found(request)} and ${isAfter}
    order by ${column} ${way}, booking_id ${way} limit ${limit}`);
}

/** How many bookings a search finds; no farther than `most`. */
export function countSearched(connection: Connection, { most, ...request }: SearchRequest & { most: number }): number {
  const rows = connection.all<{ count: number }>(
    sql`select count(*) as count from (select 1 ${found(request)} limit ${most})`,
  );
  return rows[0]?.count ?? 0;
}

/** The index comes first, and what it finds is looked up by number: never the other way round. */
function found({ question, search }: SearchRequest): SQL {
  const { regionId, statuses, paymentStatuses, startsFrom, startsBefore } = question;
  const conditions = [
    sql`booking_search match ${search}`,
    sql`starts_at >= ${startsFrom} and starts_at < ${startsBefore}`,
    ...(regionId === undefined ? [] : [sql`region_id = ${regionId}`]),
    ...(statuses === undefined ? [] : [sql`status in ${[...statuses]}`]),
    ...(paymentStatuses === undefined ? [] : [sql`payment_status in ${[...paymentStatuses]}`]),
  ];
  return sql`from booking_search cross join booking_search_rows on number = booking_search.rowid
    where ${sql.join(conditions, sql` and `)}`;
}
