import { useQuery } from '@tanstack/react-query';
import { alwaysFresh, queryClient } from '@tintforge/app-base/query-client';
import { staffApi } from '../../lib/staff-api';

const key = (part: string) => ['admin', 'settings', part] as const;

/** The rules in force. */
export function useRules() {
  return useQuery({
    queryKey: key('rules'),
    queryFn: ({ signal }) => staffApi('getSettings', { signal }),
    ...alwaysFresh,
  });
}

/** The hours in force. */
export function useHours() {
  return useQuery({
    queryKey: key('hours'),
    queryFn: ({ signal }) => staffApi('getHours', { signal }),
    ...alwaysFresh,
  });
}

/** Every crew. */
export function useCrews() {
  return useQuery({
    queryKey: key('crews'),
    queryFn: ({ signal }) => staffApi('getCrews', { signal }),
    ...alwaysFresh,
  });
}

/** Upcoming closed days. */
export function useClosures() {
  return useQuery({
    queryKey: key('closures'),
    queryFn: ({ signal }) => staffApi('getClosures', { signal }),
    ...alwaysFresh,
  });
}

/** Every calendar feed. */
export function useCalendarFeeds() {
  return useQuery({
    queryKey: key('calendars'),
    queryFn: ({ signal }) => staffApi('getCalendarFeeds', { signal }),
    ...alwaysFresh,
  });
}

/** Crews and the calendars that they are connected to. */
export function useCrewCalendars() {
  return useQuery({
    queryKey: key('crew-calendars'),
    queryFn: ({ signal }) => staffApi('getCrewCalendars', { signal }),
    ...alwaysFresh,
  });
}

/** Current and former staff. */
export function useStaff() {
  return useQuery({
    queryKey: key('staff'),
    queryFn: ({ signal }) => staffApi('getStaff', { signal }),
    ...alwaysFresh,
  });
}

/** Every query of the staff area may depend on the settings: each is refetched when it is next shown. */
export async function reloadSettings(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['admin'] });
}
