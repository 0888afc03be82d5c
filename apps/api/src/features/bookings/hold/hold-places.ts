import { and, between, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Connection, prepared, type Transaction } from '../../../db/client';
import { type BookingRow, bookings } from '../../../db/schema';
import type { HoldLimits } from '../../../limits';
import { noPlaces } from '../../jobs';
import type { GuestRoom } from './guest-room';

/** The places of one hold, each a number below its limit; null where a limit does not apply to it. */
export type HoldPlaces = Pick<BookingRow, PlaceName>;
type PlaceName = 'emailPlace' | 'phonePlace' | 'addressPlace' | 'sitePlace' | 'regionPlace' | 'crowdPlace';

/** Holder and place: the columns by which holds are limited. */
export type Holder = Pick<
  BookingRow,
  'customerEmail' | 'customerPhone' | 'holderAddress' | 'holderNetwork' | 'regionId'
>;

/** Quota slots for one more hold, and the expired holds that have to release theirs for it. */
export interface FoundPlaces {
  places: HoldPlaces;
  overdue: readonly string[];
}

interface TakenPlace {
  name: PlaceName;
  place: number;
  id: string;
  expiresAt: number | null;
}

const placesBy = {
  emailPlace: eq(bookings.customerEmail, sql.placeholder('customerEmail')),
  phonePlace: eq(bookings.customerPhone, sql.placeholder('customerPhone')),
  addressPlace: eq(bookings.holderAddress, sql.placeholder('holderAddress')),
  sitePlace: eq(bookings.holderNetwork, sql.placeholder('holderSite')),
  regionPlace: and(
    eq(bookings.regionId, sql.placeholder('regionId')),
    between(bookings.regionPlace, sql.placeholder('fromPlace'), sql.placeholder('toPlace')),
  ),
  crowdPlace: and(
    eq(bookings.regionId, sql.placeholder('crowdedRegionId')),
    eq(bookings.holderNetwork, sql.placeholder('holderNetwork')),
  ),
};

/** Every hold takes one of each. */
const ownPlaces = ['emailPlace', 'phonePlace', 'addressPlace'] as const;

/**
 * The places of some kinds that pending holds have; of the region's, those in a range. Near ones are read from the index
 * alone, without their holds.
 */
function placesTaken(kinds: readonly [PlaceName, ...PlaceName[]], { isNear }: { isNear: boolean }) {
  return prepared((connection) => {
    const taken = (name: PlaceName) => {
      const hasHold = !isNear || name !== 'regionPlace';
      return connection
        .select({
          name: sql<PlaceName>`${sql.raw(`'${name}'`)}`.as('name'),
          place: sql<number>`${bookings[name]}`.as('place'),
          id: hasHold ? bookings.id : sql<string>`''`.as('id'),
          expiresAt: hasHold ? bookings.holdExpiresAt : sql<number | null>`null`.as('hold_expires_at'),
        })
        .from(bookings)
        .where(and(placesBy[name], isPending(), isNotNull(bookings[name])));
    };
    const [first, ...others] = kinds;
    return others
      .reduce((query, name) => query.unionAll(taken(name)) as unknown as typeof query, taken(first))
      .prepare();
  });
}

const allTaken = placesTaken([...ownPlaces, 'sitePlace', 'regionPlace', 'crowdPlace'], { isNear: false });
const nearTaken = placesTaken([...ownPlaces, 'regionPlace'], { isNear: true });
const nearTakenAtSite = placesTaken([...ownPlaces, 'regionPlace', 'sitePlace'], { isNear: true });

/** More than a region has. */
const mostPlaces = 2 ** 31 - 1;

/** Written like the unique indexes' condition, so that they are used. */
function isPending(): SQL {
  return eq(bookings.status, sql`'pending'`);
}

/** The holder of a new hold, and its limits. */
export interface PlaceSearch {
  holder: Holder;
  /** True when its network is a site with many addresses, as with IPv6. */
  isOfSite: boolean;
  limits: HoldLimits;
  /** Undefined for those whom the shop knows: they have room in every region. */
  guestRoom: GuestRoom | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** The hold that is replaced. */
  except?: string | undefined;
  /** Where the search starts: concurrent callers should not all start at the same slot. */
  first: number;
}

/** A few places of a region that follow each other, all of them open ones. */
interface NearPlaces {
  fromPlace: number;
  toPlace: number;
}

/** Usually one of these is free, and then the other holds of a busy region are not read. */
const nearCount = 16;

/**
 * Free quota slots of a holder for one more hold, or the limit that is reached: the holder's, or the region's. A hold
 * that is being replaced and expired holds don't count. A unique index is the final check: if another request takes the
 * slot first, the insert fails, so that limits apply to concurrent requests too, and no transaction reads what others
 * write.
 */
export async function findPlaces(
  connection: Connection,
  search: PlaceSearch,
): Promise<FoundPlaces | 'too-many' | 'crowded'> {
  const open = search.guestRoom?.open ?? 0;
  const fromPlace = search.first % Math.max(open, 1);
  const near = { fromPlace, toPlace: Math.min(fromPlace + nearCount, open) - 1 };
  const found = await placesAmong(connection, search, near);
  return found === 'crowded' ? placesAmong(connection, search) : found;
}

/** Without `near` every place of the region is looked at. */
async function placesAmong(
  connection: Connection,
  { holder, isOfSite, limits, guestRoom, now, except, first }: PlaceSearch,
  near?: NearPlaces,
): Promise<FoundPlaces | 'too-many' | 'crowded'> {
  const nearOnes = isOfSite ? nearTakenAtSite : nearTaken;
  const rows = await (near === undefined ? allTaken : nearOnes)(connection).all({
    ...holder,
    ...(near ?? { fromPlace: 0, toPlace: mostPlaces }),
    holderSite: holder.holderNetwork,
    crowdedRegionId: holder.regionId,
  });
  const others = rows.filter(({ id }) => id !== except);
  const isOver = ({ expiresAt }: TakenPlace) => (expiresAt ?? 0) <= now;
  const running = (name: PlaceName) =>
    new Set(others.filter((row) => row.name === name && !isOver(row)).map(({ place }) => place));
  const placeOf = (name: PlaceName, limit: number) => freePlace(running(name), { from: 0, limit, first });
  const emailPlace = placeOf('emailPlace', limits.perPerson);
  const phonePlace = placeOf('phonePlace', limits.perPerson);
  const addressPlace = placeOf('addressPlace', limits.perAddress);
  const sitePlace = isOfSite ? placeOf('sitePlace', limits.perSite) : null;
  if (emailPlace === undefined || phonePlace === undefined || addressPlace === undefined || sitePlace === undefined)
    return 'too-many';
  const ofRegion =
    guestRoom === undefined
      ? { regionPlace: null, crowdPlace: null }
      : placeInRegion({
          room: guestRoom,
          near,
          taken: new Set(others.filter(({ name }) => name === 'regionPlace').map(({ place }) => place)),
          running: running('regionPlace'),
          hasCrowdPlace: running('crowdPlace').size > 0,
          first,
        });
  if (ofRegion === undefined) return 'crowded';
  const places = { emailPlace, phonePlace, addressPlace, sitePlace, ...ofRegion };
  const isInTheWay = (row: TakenPlace) => isOver(row) && places[row.name] === row.place;
  return { places, overdue: [...new Set(others.filter(isInTheWay).map(({ id }) => id))] };
}

/** Among the open places of a region, or, where its network has none of those yet, among those for a crowd. */
function placeInRegion({
  room,
  near,
  taken,
  running,
  hasCrowdPlace,
  first,
}: {
  room: GuestRoom;
  near: NearPlaces | undefined;
  /** Expired holds included: while other slots are free, no row has to be changed for one. */
  taken: ReadonlySet<number>;
  running: ReadonlySet<number>;
  hasCrowdPlace: boolean;
  first: number;
}): { regionPlace: number; crowdPlace: number | null } | undefined {
  if (near !== undefined) {
    const free = freePlace(taken, { from: near.fromPlace, limit: near.toPlace + 1, first: 0 });
    return free === undefined ? undefined : { regionPlace: free, crowdPlace: null };
  }
  const among = { from: 0, limit: room.open, first };
  const open = freePlace(taken, among) ?? freePlace(running, among);
  if (open !== undefined) return { regionPlace: open, crowdPlace: null };
  const last = hasCrowdPlace ? undefined : freePlace(running, { from: room.open, limit: room.crowded, first });
  return last === undefined ? undefined : { regionPlace: last, crowdPlace: 0 };
}

/** The first free number from `from` up to below `limit`, beginning somewhere between and going round. */
function freePlace(
  occupied: ReadonlySet<number>,
  { from, limit, first }: { from: number; limit: number; first: number },
): number | undefined {
  const count = limit - from;
  for (let step = 0; step < count; step += 1) {
    const place = from + ((first + step) % count);
    if (!occupied.has(place)) return place;
  }
  return undefined;
}

/** Expired holds release their quota slots; the holds themselves end automatically. */
export async function giveUpPlaces(transaction: Transaction, overdue: readonly string[]): Promise<void> {
  if (overdue.length === 0) return;
  await transaction
    .update(bookings)
    .set(noPlaces)
    .where(inArray(bookings.id, [...overdue]))
    .run();
}
