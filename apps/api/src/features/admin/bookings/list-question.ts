import type { BookingFileQuery, BookingOrder, OrderDirection } from '@tintforge/api-contract';
import { addDays, type BookingStatus, type CalendarDate, type PaymentStatus } from '@tintforge/booking-core';
import { instantOf } from '@tintforge/content/clock';
import type { Search } from '../../../db/search';
import { searchOf } from './search-words';

/** Which bookings a list is about, as the tables know them. */
export interface ListQuestion {
  /** All regions, statuses or payment statuses when undefined. */
  regionId: string | undefined;
  statuses: readonly BookingStatus[] | undefined;
  paymentStatuses: readonly PaymentStatus[] | undefined;
  /** Epoch milliseconds: the appointment begins at `startsFrom` or later, and before `startsBefore`. */
  startsFrom: number;
  startsBefore: number;
  /** Query of the search index; undefined without a search. */
  search: Search | undefined;
}

/** Sort column and direction of a list; bookings with the same time or price are sorted by ID. */
export interface ListOrder {
  by: BookingOrder;
  direction: OrderDirection;
}

/** A booking's place in an order: its value in the column, and its id. */
export interface ListPosition {
  value: number;
  id: string;
}

/** A query from the wire, with days as instants in the shop's time zone. */
export function questionOf({ q = '', region, status = [], payment = [], from, to }: BookingFileQuery): ListQuestion {
  return {
    regionId: region,
    statuses: status.length === 0 ? undefined : status,
    paymentStatuses: payment.length === 0 ? undefined : payment,
    startsFrom: from === undefined ? Number.MIN_SAFE_INTEGER : midnight(from),
    startsBefore: to === undefined ? Number.MAX_SAFE_INTEGER : midnight(addDays(to, 1)),
    search: searchOf(q),
  };
}

/** True when the query has a period. */
export function hasPeriod({ startsFrom, startsBefore }: ListQuestion): boolean {
  return startsFrom !== Number.MIN_SAFE_INTEGER || startsBefore !== Number.MAX_SAFE_INTEGER;
}

function midnight(date: CalendarDate): number {
  return instantOf({ date, time: '00:00' });
}

/** Compares two positions in an order: negative when the first comes before the second. */
export function comparePlaces({ direction }: ListOrder, one: ListPosition, other: ListPosition): number {
  const ascending = one.value === other.value ? compareTexts(one.id, other.id) : one.value - other.value;
  return direction === 'ascending' ? ascending : -ascending;
}

/** As the database does, character by character. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
