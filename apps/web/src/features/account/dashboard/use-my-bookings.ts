import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { BookingDetails, BookingPage } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';

/** An account's upcoming bookings, soonest first, or its past ones, latest first. */
export type BookingList = 'upcoming' | 'past';

/** One of the account's two lists, a page at a time. */
export function useMyBookings({ userId, list }: { userId: string; list: BookingList }) {
  return useInfiniteQuery({
    queryKey: [...bookingsKey(userId), list],
    queryFn: ({ pageParam }) =>
      api('getMyBookings', { query: { list, ...(pageParam === null ? {} : { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...alwaysFresh,
  });
}

/**
 * Puts the server's current version of a booking into the lists, then refetches them: its position may have changed.
 */
export function cacheBooking({ userId, details }: { userId: string; details: BookingDetails }): void {
  queryClient.setQueryData<InfiniteData<BookingPage>>([...bookingsKey(userId), 'upcoming'], (known) =>
    known === undefined ? undefined : { ...known, pages: known.pages.map((page) => withBooking(page, details)) },
  );
  void queryClient.invalidateQueries({ queryKey: bookingsKey(userId) });
}

function withBooking(page: BookingPage, details: BookingDetails): BookingPage {
  return {
    ...page,
    bookings: page.bookings
      .map((booking) => (booking.trackingCode === details.trackingCode ? details : booking))
      .filter(({ status }) => status !== 'cancelled'),
  };
}

/** Includes the account's ID, so that no user sees another's bookings. */
function bookingsKey(userId: string) {
  return ['my-bookings', userId];
}
