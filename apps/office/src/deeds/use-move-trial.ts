import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { MoveByShopRequest } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { staffApi } from '../lib/staff-api';

/** A move as it would be sent, without the parts that only the real request needs. */
type TriedMove = Pick<MoveByShopRequest, 'version' | 'appointmentDate' | 'appointmentTime' | 'crewId'>;

/** Preview of a move by the server; no request while there is no move. */
export function useMoveTrial(code: string, move: TriedMove | undefined) {
  return useQuery({
    // Excluded from the refetch after a write: the move would be previewed again after it was made.
    queryKey: ['move-trial', code, move],
    queryFn:
      move === undefined
        ? skipToken
        : ({ signal }) => {
            const body = { ...move, notify: false, reason: '', dryRun: true };
            return staffApi('moveByShop', { params: { code }, body, signal });
          },
    ...alwaysFresh,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
