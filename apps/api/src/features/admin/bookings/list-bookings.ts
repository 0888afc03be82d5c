import { type BookingList, type BookingListQuery, mostCountedBookings } from '@tintforge/api-contract';
import type { Catalogue } from '@tintforge/booking-core';
import type { Connection } from '../../../db/client';
import type { BookingRow } from '../../../db/schema';
import { isProblem, type Problem } from '../../../platform/problem';
import { pageOf, readCursor } from '../page-cursor';
import { crewNames } from './booking-page-store';
import { hasPeriod, type ListOrder, type ListPosition, type ListQuestion, questionOf } from './list-question';
import { bookingsInOrder, countBookings, groupsOf, placesOf, placesOnFewDays } from './list-store';
import { listedBooking } from './listed-booking';
import { countSearched, searchedPlaces } from './search-store';

/** Where bookings are listed from. */
export interface ListContext {
  connection: Connection;
  catalogue: Catalogue;
}

/** One page of the bookings that fit a question, and how many there are on all pages. */
export function listBookings(
  { connection, catalogue }: ListContext,
  { after, size, sort, direction, ...asked }: BookingListQuery,
): BookingList | Problem {
  const position = after === undefined ? undefined : readCursor(after);
  if (isProblem(position)) return position;
  const reading = openList(connection, questionOf({ ...asked, sort, direction }));
  const places = reading.places({
    order: { by: sort, direction },
    after: position === undefined ? undefined : { value: position.at, id: position.id },
    // One more than is shown tells whether there is a following page.
    limit: size + 1,
  });
  const { shown, next } = pageOf(places, { size, position: ({ value, id }) => ({ at: value, id }) });
  const names = crewNames(connection);
  return {
    bookings: bookingsOf(connection, shown).map((row) => listedBooking(row, { catalogue, names })),
    next,
    count: Math.min(reading.count, mostCountedBookings),
    isCountCapped: reading.count > mostCountedBookings,
  };
}

/** Part of an order. */
export interface PlacesWanted {
  order: ListOrder;
  after: ListPosition | undefined;
  limit: number;
}

/** A question, read as it is quickest for what it is. */
export interface OpenList {
  /** At most one more than is counted. */
  count: number;
  places(wanted: PlacesWanted): ListPosition[];
}

/** Counts the bookings of a question and says how to read them. */
export function openList(connection: Connection, question: ListQuestion): OpenList {
  const { search } = question;
  const most = mostCountedBookings + 1;
  if (search !== undefined) {
    return {
      count: countSearched(connection, { question, search, most }),
      places: (wanted) => searchedPlaces(connection, { question, search, ...wanted }),
    };
  }
  const groups = groupsOf(connection, question);
  const count = countBookings(connection, { groups, question, most });
  const isFew = hasPeriod(question) && count < most;
  return {
    count,
    places: (wanted) => (isFew ? placesOnFewDays : placesOf)(connection, { groups, question, ...wanted }),
  };
}

/** The bookings at some places. */
export function bookingsOf(connection: Connection, places: readonly ListPosition[]): BookingRow[] {
  return bookingsInOrder(
    connection,
    places.map(({ id }) => id),
  );
}
