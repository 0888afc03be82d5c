import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ReportQuery } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';

/** A report; the previous one stays until it is loaded. Nothing is requested for an invalid period. */
export function useReport(question: ReportQuery | undefined) {
  return useQuery({
    queryKey: ['admin', 'reports', question],
    queryFn: question === undefined ? skipToken : ({ signal }) => staffApi('getReport', { query: question, signal }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });
}
