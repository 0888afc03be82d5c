import type { Connection } from '../../../db/client';
import type { Search } from '../../../db/search';
import { hasPeriod, type ListOrder, type ListPosition, type ListQuestion } from './list-question';
import { type BookingGroup, countBookings, groupsOf, placedBookings, placesAmong, placesOf } from './list-store';
import type { OpenList, PlacesWanted } from './open-list';
import { countSearched, foundAmong, hasManyFound, searchedPlaces } from './search-store';

// Finding everything that has a word and putting it in order takes a tenth of a second where a hundred thousand bookings
// have it. Of so many, some are among the first of any list: the list is read in its order, and what the search finds is
// kept.

/** A search, and the bookings that a list is about. */
export interface FrequentRequest {
  question: ListQuestion;
  search: Search;
  groups: readonly BookingGroup[];
}

/** Sizes of the reading; tests have smaller ones. */
export interface Reading {
  /** Bookings of one read. */
  batch: number;
  /** Bookings until it is given up. */
  most: number;
}

const usual: Reading = { batch: 512, most: 2048 };

/** A list of a search for words that very many bookings have; undefined when few have them. Counts up to `most`. */
export async function openFrequent(
  connection: Connection,
  { question, search, most }: Omit<FrequentRequest, 'groups'> & { most: number },
  reading: Reading = usual,
): Promise<OpenList | undefined> {
  if (!(await hasManyFound(connection, { search, many: most }))) return undefined;
  const groups = await groupsOf(connection, question);
  const request = { question, search, groups };
  if ((await countBookings(connection, { groups, question, most: reading.most })) < reading.most)
    return openFew(connection, request);
  const count = await countSearched(connection, { question, search, most });
  return {
    count,
    async places(wanted) {
      const inOrder = isReadInOrder(question, wanted.order)
        ? await frequentPlaces(connection, { ...request, ...wanted }, reading)
        : undefined;
      return inOrder ?? searchedPlaces(connection, { question, search, ...wanted });
    },
  };
}

/** True where the index of an order holds the days of a question together. */
function isReadInOrder(question: ListQuestion, { by }: ListOrder): boolean {
  return by === 'when' || !hasPeriod(question);
}

/** A list that is about few bookings: all of them are read, and asked for the words. */
async function openFew(connection: Connection, { search, ...request }: FrequentRequest): Promise<OpenList> {
  const placed = await placedBookings(connection, request);
  const withWords = await foundAmong(connection, { search, ids: placed.map(({ id }) => id) });
  const found = placed.filter(({ id }) => withWords.has(id));
  return { count: found.length, places: async (wanted) => placesAmong(found, wanted) };
}

/**
 * The next places of a search, from reading a list in its order. Undefined when too few of the bookings that were read
 * have the words.
 */
export async function frequentPlaces(
  connection: Connection,
  { search, after, limit, ...request }: FrequentRequest & PlacesWanted,
  { batch, most }: Reading = usual,
): Promise<ListPosition[] | undefined> {
  const places: ListPosition[] = [];
  let last = after;
  for (let read = 0; read < most; read += batch) {
    const next = await placesOf(connection, { ...request, after: last, limit: batch });
    const found = await foundAmong(connection, { search, ids: next.map(({ id }) => id) });
    places.push(...next.filter(({ id }) => found.has(id)));
    if (places.length >= limit || next.length < batch) return places.slice(0, limit);
    last = next.at(-1);
  }
  return undefined;
}
