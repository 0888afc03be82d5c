import { type BookingList, type BookingListQuery, mostCountedBookings } from '@tintforge/api-contract';
import { type Catalogue, dollarsFromCents } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import { isProblem, type Problem } from '../../../platform/problem';
import { type BookingContext, receivableCents } from '../../bookings';
import { moneyOf } from '../../jobs';
import { catalogueInForce } from '../../settings';
import { readCursor, writeCursor } from '../page-cursor';
import { crewNames } from './booking-page-store';
import { openFrequent } from './frequent-words';
import { hasPeriod, type ListOrder, type ListPosition, type ListQuestion, questionOf } from './list-question';
import {
  bookingsInOrder,
  countBookings,
  groupsOf,
  placedBookings,
  placesAmong,
  placesOf,
  type ShownBooking,
} from './list-store';
import { listedBooking } from './listed-booking';
import type { OpenList } from './open-list';
import { countSearched, searchedPlaces } from './search-store';

/** Context of a list of bookings. */
export interface ListContext {
  connection: Connection;
  /** The one in force. */
  catalogue: () => Promise<Catalogue>;
}

/** The shop's bookings, with the names of regions that are in force. */
export function listContext(context: BookingContext): ListContext {
  const { connection } = context.database;
  return { connection, catalogue: () => catalogueInForce(connection, context) };
}

/** One page of the bookings that fit a question, and how many there are on all pages. */
export async function listBookings(
  context: ListContext,
  { after, before, size, sort, direction, ...asked }: BookingListQuery,
): Promise<BookingList | Problem> {
  const position = positionOf(after ?? before);
  if (isProblem(position)) return position;
  const { connection } = context;
  const list = await openList(connection, questionOf({ ...asked, sort, direction }));
  const order = { by: sort, direction };
  const page =
    (before !== undefined && position !== undefined && (await pageBefore(list, { order, position, size }))) ||
    (await pageAfter(list, { order, position: before === undefined ? position : undefined, size }));
  const names = await crewNames(connection);
  const catalogue = await context.catalogue();
  const rows = await bookingsOf(connection, page.shown);
  const dues = await Promise.all(rows.map((row) => dueCentsOf(context, row)));
  return {
    bookings: rows.map((row, index) => ({
      ...listedBooking(row, { catalogue, names }),
      due: dollarsFromCents(dues[index] ?? 0),
    })),
    previous: page.previous === undefined ? null : cursorOf(page.previous),
    next: page.next === undefined ? null : cursorOf(page.next),
    count: Math.min(list.count, mostCountedBookings),
    isCountCapped: list.count > mostCountedBookings,
  };
}

/** Cents that can still be collected. The payments are read only where their status says that something may be open. */
async function dueCentsOf({ connection }: ListContext, row: ShownBooking): Promise<number> {
  const isOpen = row.paymentStatus === 'on-site' || row.paymentStatus === 'deposit-paid';
  return isOpen ? receivableCents(row, await moneyOf(connection, row.id)) : 0;
}

function positionOf(cursor: string | undefined): ListPosition | Problem | undefined {
  if (cursor === undefined) return undefined;
  const position = readCursor(cursor);
  return isProblem(position) ? position : { value: position.at, id: position.id };
}

function cursorOf({ value, id }: ListPosition): string {
  return writeCursor({ at: value, id });
}

interface Page {
  shown: readonly ListPosition[];
  /** The positions from which the neighboring pages start. */
  previous: ListPosition | undefined;
  next: ListPosition | undefined;
}

/** The page after a position; without one the first. */
async function pageAfter(
  list: OpenList,
  { order, position, size }: { order: ListOrder; position: ListPosition | undefined; size: number },
): Promise<Page> {
  // One row more than is shown reveals whether there is a next page.
  const places = await list.places({ order, after: position, limit: size + 1 });
  const shown = places.slice(0, size);
  return {
    shown,
    previous: position === undefined ? undefined : (shown[0] ?? position),
    next: places.length > size ? shown.at(-1) : undefined,
  };
}

/** The page before a position; undefined where it would not be full, which the first page is then. */
async function pageBefore(
  list: OpenList,
  { order, position, size }: { order: ListOrder; position: ListPosition; size: number },
): Promise<Page | undefined> {
  const places = await list.places({ order: turned(order), after: position, limit: size + 1 });
  if (places.length <= size) return undefined;
  const shown = places.slice(0, size).reverse();
  return { shown, previous: shown[0], next: shown.at(-1) };
}

function turned({ by, direction }: ListOrder): ListOrder {
  return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Counts the bookings of a query and returns readers for its pages. */
export async function openList(connection: Connection, question: ListQuestion): Promise<OpenList> {
  const { search } = question;
  const most = mostCountedBookings + 1;
  if (search !== undefined) {
    const frequent = await openFrequent(connection, { question, search, most });
    if (frequent !== undefined) return frequent;
    return {
      count: await countSearched(connection, { question, search, most }),
      places: (wanted) => searchedPlaces(connection, { question, search, ...wanted }),
    };
  }
  const groups = await groupsOf(connection, question);
  const count = await countBookings(connection, { groups, question, most });
  if (hasPeriod(question) && count < most) {
    const placed = await placedBookings(connection, { groups, question });
    return { count, places: async (wanted) => placesAmong(placed, wanted) };
  }
  return { count, places: (wanted) => placesOf(connection, { groups, question, ...wanted }) };
}

/** The bookings at some places. */
export function bookingsOf(connection: Connection, places: readonly ListPosition[]): Promise<ShownBooking[]> {
  return bookingsInOrder(
    connection,
    places.map(({ id }) => id),
  );
}
