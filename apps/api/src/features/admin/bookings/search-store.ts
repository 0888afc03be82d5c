import { type SQL, sql } from 'drizzle-orm';
import { type Connection, engineOf } from '../../../db/client';
import { ftsQuery, type Search, tsQuery, wholeWords } from '../../../db/search';
import type { ListOrder, ListPosition, ListQuestion } from './list-question';

// The only module that knows how the engines search bookings. SQLite reads the full-text index of its migration, which
// triggers of `bookings` keep in sync, and also scans the few active holds, which the index leaves out. PostgreSQL has the
// column `search`.

const columnOf = { booked: sql`created_at`, when: sql`starts_at`, total: sql`total_cents` };

/** A search within a question. */
export interface SearchRequest {
  question: ListQuestion;
  search: Search;
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
): Promise<ListPosition[]> {
  const column = columnOf[by];
  const [isLater, way] = direction === 'ascending' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const isAfter =
    after === undefined ? sql`true` : sql`(${column}, booking_id) ${isLater} (${after.value}, ${after.id})`;
  return findIn(
    connection,
    request,
    (found) => sql`
    select ${column} as value, booking_id as id ${found} and ${isAfter}
    order by ${column} ${way}, booking_id ${way} limit ${limit}`,
  );
}

/** Number of bookings that a search finds, up to `most`. */
export async function countSearched(
  connection: Connection,
  { most, ...request }: SearchRequest & { most: number },
): Promise<number> {
  const rows = await findIn<{ count: number }>(
    connection,
    request,
    (found) => sql`select count(*) as count from (select 1 ${found} limit ${most}) counted`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * True when at least `many` bookings have the words of a search, whatever else a list asks. SQLite is asked for the typed words
 * themselves first: it reads as many of them as it is asked for, but all that begin with a word before it has the first.
 */
export async function hasManyFound(
  connection: Connection,
  { search, many }: { search: Search; many: number },
): Promise<boolean> {
  if (engineOf(connection) === 'postgres')
    return hasMany(connection, sql`select 1 from bookings where search @@ ${tsQuery(search)}::tsquery`, many);
  const indexed = (words: Search) => sql`select 1 from booking_search where booking_search match ${ftsQuery(words)}`;
  return (await hasMany(connection, indexed(wholeWords(search)), many)) || hasMany(connection, indexed(search), many);
}

async function hasMany(connection: Connection, found: SQL, many: number): Promise<boolean> {
  const row = await connection.get<{ count: number }>(
    sql`select count(*) as count from (${found} limit ${many}) counted`,
  );
  return (row?.count ?? 0) >= many;
}

/** Of some bookings, by their ids, those that a search finds. */
export async function foundAmong(
  connection: Connection,
  { search, ids }: { search: Search; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const asked = sql`select value from json_each(${JSON.stringify(ids)})`;
  if (engineOf(connection) === 'postgres') {
    const rows = await connection.all<{ id: string }>(sql`
      select id from bookings where id in ${[...ids]} and search @@ ${tsQuery(search)}::tsquery`);
    return new Set(rows.map(({ id }) => id));
  }
  const query = ftsQuery(search);
  const indexed = indexHeld(connection);
  // The index is read from the first of these numbers to the last; the plus keeps it from being asked for each one.
  const inRange = sql`rowid >= (select min(number) from asked) and rowid <= (select max(number) from asked)`;
  const numbers = sql`select rowid from booking_search
    where booking_search match ${query} and ${inRange} and +rowid in (select number from asked)`;
  const indexedOnes = sql`select booking_id as id from asked where number in (${numbers})`;
  const held = sql`select booking_id from temp.held_search where held_search match ${query} and booking_id in (${asked})`;
  const found = connection.all<{ id: string }>(sql`
    with asked as materialized (select number, booking_id from booking_search_rows where booking_id in (${asked}))
    ${indexedOnes} union all ${held}`);
  await indexed;
  return new Set((await found).map(({ id }) => id));
}

const listColumns = sql.raw('booking_id, region_id, status, payment_status, starts_at, created_at, total_cents');

/** Asks a question of what a search finds within its filters. */
function findIn<Row>(
  connection: Connection,
  { question, search }: SearchRequest,
  ask: (found: SQL) => SQL,
): Promise<Row[]> {
  const { regionId, statuses, paymentStatuses, startsFrom, startsBefore } = question;
  const conditions = [
    sql`starts_at >= ${startsFrom} and starts_at < ${startsBefore}`,
    ...(regionId === undefined ? [] : [sql`region_id = ${regionId}`]),
    ...(statuses === undefined ? [] : [sql`status in ${[...statuses]}`]),
    ...(paymentStatuses === undefined ? [] : [sql`payment_status in ${[...paymentStatuses]}`]),
  ];
  const rows = engineOf(connection) === 'sqlite' ? inIndex(search) : inColumn(search);
  const asked = ask(sql`from (${rows}) found where ${sql.join(conditions, sql` and `)}`);
  if (engineOf(connection) === 'postgres') return connection.all<Row>(asked);
  // In one transaction: no other process may index between this search's indexing and its query.
  const indexed = indexHeld(connection);
  const found = connection.all<Row>(asked);
  return indexed.then(() => found);
}

/** The index comes first, and what it finds is looked up by number: never the other way round. */
function inIndex(search: Search): SQL {
  const query = ftsQuery(search);
  return sql`
    select ${listColumns} from booking_search cross join booking_search_rows on number = booking_search.rowid
    where booking_search match ${query}
    union all
    select ${listColumns} from temp.held_search cross join bookings on bookings.id = booking_id
    where held_search match ${query}`;
}

/** The search runs first (`offset 0` keeps it so): in list order, a rare word would be looked for in all bookings. */
function inColumn(search: Search): SQL {
  return sql`
    select id as booking_id, region_id, status, payment_status, starts_at, created_at, total_cents from bookings
    where search @@ ${tsQuery(search)}::tsquery offset 0`;
}

/** Indexes the words of active holds as the index does all others, in memory and for this connection alone. */
async function indexHeld(connection: Connection): Promise<void> {
  await Promise.all([
    connection.run(sql`create virtual table if not exists temp.held_search using fts5(
      booking_id unindexed, code, name, phone, email, vehicle, tokenize = 'unicode61 remove_diacritics 2'
    )`),
    connection.run(sql`delete from temp.held_search`),
    connection.run(sql`insert into temp.held_search
      select booking_id, code, name, phone, email, vehicle from booking_words
      where booking_id in (select id from bookings where status = 'pending')
        and booking_id not in (select booking_id from booking_search_rows)`),
  ]);
}
