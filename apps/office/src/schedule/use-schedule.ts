import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';
import { type BoardView, daysOf } from './board-address';

/** Refetch interval of the board in the absence of other signals, in milliseconds. */
const lookAgainAfterMs = 60_000;

/** The board of a view. While another view is loading, the current one stays. */
export function useSchedule(view: BoardView) {
  const { from, days } = daysOf(view);
  const { region } = view;
  return useQuery({
    queryKey: ['admin', 'schedule', 'board', from, days, region ?? ''],
    queryFn: () => staffApi('getSchedule', { query: { from, days, ...(region === undefined ? {} : { region }) } }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
    refetchInterval: lookAgainAfterMs,
  });
}
