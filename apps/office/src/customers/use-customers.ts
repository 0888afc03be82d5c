import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CustomerDetails } from '@tintforge/api-contract';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';

/** Customers, newest first, a page at a time; the previous ones stay while a search is under way. */
export function useCustomers(search: string) {
  return useInfiniteQuery({
    queryKey: ['admin', 'customers', 'list', search],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getCustomers', { query: { ...(search === '' ? {} : { q: search }), after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });
}

function customerKey(id: string) {
  return ['admin', 'customers', 'one', id];
}

/** One customer; a merged one returns the customer it was merged into. */
export function useCustomer(id: string) {
  return useQuery({
    queryKey: customerKey(id),
    queryFn: ({ signal }) => staffApi('getCustomer', { params: { id }, signal }),
    ...alwaysFresh,
  });
}

/** Updates the cache with a customer from the server's response, and refetches the lists. */
export function learnCustomer(customer: CustomerDetails): void {
  queryClient.setQueryData(customerKey(customer.id), customer);
  void queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'bookings'] });
}

/** A customer's bookings, latest appointment first, a page at a time. */
export function useCustomerBookings(id: string) {
  return useInfiniteQuery({
    queryKey: ['admin', 'customers', 'bookings', id],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getCustomerBookings', { params: { id }, query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...alwaysFresh,
  });
}
