import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';
import type { ListAddress, ListQuestion } from './list-address';

/** One page of bookings, refetched when the window regains focus; the previous page stays until the next is loaded. */
export function useBookings({ after, before, page: _, ...question }: ListAddress) {
  return useQuery({
    queryKey: ['admin', 'bookings', 'list', question, after, before],
    queryFn: ({ signal }) =>
      staffApi('getStaffBookings', {
        query: {
          ...wireQuestion(question),
          ...(after !== '' && { after }),
          ...(before !== '' && { before }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });
}

/** A query as the API takes it; empty values are left out. */
export function wireQuestion({ q, region, status, payment, from, to, sort, direction }: ListQuestion) {
  return {
    ...(q !== '' && { q }),
    ...(region !== '' && { region }),
    ...(status.length > 0 && { status: status.join(',') }),
    ...(payment.length > 0 && { payment: payment.join(',') }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    sort,
    direction,
  };
}
