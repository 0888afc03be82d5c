import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ReportQuery } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';

/** A report; the one before stays until it is there. Nothing is asked for days that are no period. */
export function useReport(question: ReportQuery | undefined) {
  return useQuery({
    queryKey: ['admin', 'reports', question],
    queryFn: question === undefined ? skipToken : ({ signal }) => staffApi('getReport', { query: question, signal }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });
}
