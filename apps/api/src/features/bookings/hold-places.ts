import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Connection, prepared, type Transaction } from '../../db/client';
import { type BookingRow, bookings } from '../../db/schema';
import type { HoldLimits } from './ports';

/** The places of one hold, each a number below its limit. */
export type HoldPlaces = { [Place in PlaceName]: number };
type PlaceName = 'emailPlace' | 'phonePlace' | 'addressPlace';

/** Who holds: the columns by which holds are limited. */
export type Holder = Pick<BookingRow, 'customerEmail' | 'customerPhone' | 'holderAddress'>;

/** Places for one more hold, and whose holds have to give theirs up for it, because their time is over. */
export interface FoundPlaces {
  places: HoldPlaces;
  overdue: readonly string[];
}

/** The places that pending holds of a holder have, one row for each of the three kinds. */
const taken = prepared((connection) => {
  const one = (name: PlaceName, { column, place }: { column: SQLiteColumn; place: SQLiteColumn }) =>
    connection
      .select({
        name: sql<PlaceName>`${sql.raw(`'${name}'`)}`.as('name'),
        place: sql<number>`${place}`.as('place'),
        id: bookings.id,
        expiresAt: bookings.holdExpiresAt,
      })
      .from(bookings)
      .where(and(eq(column, sql.placeholder(name)), isPending(), isNotNull(place)));
  return one('emailPlace', { column: bookings.customerEmail, place: bookings.emailPlace })
    .unionAll(one('phonePlace', { column: bookings.customerPhone, place: bookings.phonePlace }))
    .unionAll(one('addressPlace', { column: bookings.holderAddress, place: bookings.addressPlace }))
    .prepare();
});

/** As the unique indexes say it, so that they are used. */
function isPending(): SQL {
  return eq(bookings.status, sql`'pending'`);
}

/**
 * Free places of a holder for one more hold, or undefined when one of the limits is reached. A hold that is replaced and
 * holds whose time is over count no more. Unique indexes judge: when somebody else takes a place first, the write fails,
 * so that limits hold for requests of the same moment too, and nobody's transaction reads what others write.
 */
export async function findPlaces(
  connection: Connection,
  {
    holder,
    limits,
    now,
    except,
    first,
  }: {
    holder: Holder;
    limits: HoldLimits;
    /** Epoch milliseconds. */
    now: number;
    /** The hold that is replaced. */
    except?: string | undefined;
    /** Where to begin to look: those who ask at once should not all begin at the same place. */
    first: number;
  },
): Promise<FoundPlaces | undefined> {
  const rows = await taken(connection).all({
    emailPlace: holder.customerEmail,
    phonePlace: holder.customerPhone,
    addressPlace: holder.holderAddress,
  });
  const others = rows.filter(({ id }) => id !== except);
  const isOver = ({ expiresAt }: { expiresAt: number | null }) => (expiresAt ?? 0) <= now;
  const placeOf = (name: PlaceName, limit: number) => {
    const running = others.filter((row) => row.name === name && !isOver(row));
    return freePlace(new Set(running.map(({ place }) => place)), { limit, first });
  };
  const emailPlace = placeOf('emailPlace', limits.perPerson);
  const phonePlace = placeOf('phonePlace', limits.perPerson);
  const addressPlace = placeOf('addressPlace', limits.perAddress);
  if (emailPlace === undefined || phonePlace === undefined || addressPlace === undefined) return undefined;
  const overdue = new Set(others.filter(isOver).map(({ id }) => id));
  return { places: { emailPlace, phonePlace, addressPlace }, overdue: [...overdue] };
}

function freePlace(
  occupied: ReadonlySet<number>,
  { limit, first }: { limit: number; first: number },
): number | undefined {
  const places = Array.from({ length: limit }, (_, index) => (first + index) % limit);
  return places.find((place) => !occupied.has(place));
}

/** Holds whose time is over give their places up; they end by themselves. */
export async function giveUpPlaces(transaction: Transaction, overdue: readonly string[]): Promise<void> {
  if (overdue.length === 0) return;
  await transaction
    .update(bookings)
    .set({ emailPlace: null, phonePlace: null, addressPlace: null })
    .where(inArray(bookings.id, [...overdue]))
    .run();
}
