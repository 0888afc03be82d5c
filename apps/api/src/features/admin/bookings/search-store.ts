import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/client';
import type { ListOrder, ListPosition, ListQuestion } from './list-question';

// The one place that knows how SQLite searches: the full-text index of migrations 0005 and 0007, which triggers of
// `bookings` keep in step, and beside it the few bookings that are held at this moment, which the index leaves out.
// Another engine answers the same two questions in its own way.

const columnOf = { booked: sql`created_at`, when: sql`starts_at`, total: sql`total_cents` };

/** A search within a question. */
export interface SearchRequest {
  question: ListQuestion;
  /** What the index is asked; see `searchOf`. */
  search: string;
}

/** The next places in an order of what a search finds. */
export async function searchedPlaces(
  connection: Connection,
  {
    order: { by, direction },
    after,
    limit,
    ...request
  }: SearchRequest & { order: ListOrder; after: ListPosition | undefined; limit: number },
): Promise<ListPosition[]> {
  const column = columnOf[by];
  const [isLater, way] = direction === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const isAfter =
    after === undefined ? sql`true` : sql`(${column}, booking_id) ${isLater} (${after.value}, ${after.id})`;
  await indexHeld(connection);
  return connection.all<ListPosition>(sql`
    select ${column} as value, booking_id as id ${found(request)} and ${isAfter}
    order by ${column} ${way}, booking_id ${way} limit ${limit}`);
}

/** How many bookings a search finds; no farther than `most`. */
export async function countSearched(
  connection: Connection,
  { most, ...request }: SearchRequest & { most: number },
): Promise<number> {
  await indexHeld(connection);
  const rows = await connection.all<{ count: number }>(
    sql`select count(*) as count from (select 1 ${found(request)} limit ${most})`,
  );
  return rows[0]?.count ?? 0;
}

const listColumns = sql.raw('booking_id, region_id, status, payment_status, starts_at, created_at, total_cents');

/** The index comes first, and what it finds is looked up by number: never the other way round. */
function found({ question, search }: SearchRequest): SQL {
  const { regionId, statuses, paymentStatuses, startsFrom, startsBefore } = question;
  const conditions = [
    sql`starts_at >= ${startsFrom} and starts_at < ${startsBefore}`,
    ...(regionId === undefined ? [] : [sql`region_id = ${regionId}`]),
    ...(statuses === undefined ? [] : [sql`status in ${[...statuses]}`]),
    ...(paymentStatuses === undefined ? [] : [sql`payment_status in ${[...paymentStatuses]}`]),
  ];
  return sql`from (
      select ${listColumns} from booking_search cross join booking_search_rows on number = booking_search.rowid
      where booking_search match ${search}
      union all
      select ${listColumns} from temp.held_search cross join bookings on bookings.id = booking_id
      where held_search match ${search}
    ) where ${sql.join(conditions, sql` and `)}`;
}

/** Divides the words of those that are held now as the index does the others', in memory and for this connection alone. */
async function indexHeld(connection: Connection): Promise<void> {
  await connection.run(sql`create virtual table if not exists temp.held_search using fts5(
    booking_id unindexed, code, name, phone, email, vehicle, tokenize = 'unicode61 remove_diacritics 2'
  )`);
  await connection.run(sql`delete from temp.held_search`);
  await connection.run(sql`insert into temp.held_search
    select booking_id, code, name, phone, email, vehicle from booking_words
    where booking_id in (select id from bookings where status = 'pending')
      and booking_id not in (select booking_id from booking_search_rows)`);
}
