import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { shopMoment } from '@tintforge/app-base/shop-time';
import type { CalendarDate } from '@tintforge/booking-core';
import { staffApi } from '../lib/staff-api';
import type { PagedQuery } from '../parts';
import type { AuditView } from './audit-view';

/** The activity of one day in the shop's time zone, latest first. */
export interface AuditDay {
  /** The day. */
  id: CalendarDate;
  acts: AuditEntry[];
}

/** The actions of a view by day, with the names of staff and crews. */
export function useAudit({ who: userId, about: action, subject, from, to }: AuditView) {
  const { data, error, ...query } = useInfiniteQuery({
    queryKey: ['admin', 'audit', { userId, action, subject, from, to }],
    queryFn: ({ pageParam, signal }) =>
      staffApi('getAudit', { query: { userId, action, subject, from, to, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...alwaysFresh,
  });
  const days: PagedQuery<AuditDay> = { ...query, rows: data && byDays(data.pages.flatMap(({ acts }) => acts)) };
  const [first] = data?.pages ?? [];
  return { days, staff: first?.staff ?? [], crews: new Map(first?.crews.map(({ id, name }) => [id, name])), error };
}

/** Actions in order, grouped by the shop's day. */
export function byDays(acts: readonly AuditEntry[]): AuditDay[] {
  const days: AuditDay[] = [];
  for (const act of acts) {
    const { date } = shopMoment(Date.parse(act.at));
    const last = days.at(-1);
    if (last?.id === date) last.acts.push(act);
    else days.push({ id: date, acts: [act] });
  }
  return days;
}
