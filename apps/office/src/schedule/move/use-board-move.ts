import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { BoardJob, BoardMove, BoardMoveRequest, BoardPlace } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { lookAgain } from '../../lib/look-again';
import { staffApi } from '../../lib/staff-api';

interface BoardMoveOptions {
  job: BoardJob;
  place: BoardPlace;
  onMoved: (move: BoardMove) => void;
}

/** A move before it is confirmed, as the shop judges it now, and the confirming. */
export function useBoardMove({ job, place, onMoved }: BoardMoveOptions) {
  const { trackingCode: code, version } = job;
  const isElsewhere = place.date !== job.date || place.start !== job.start || place.crewId !== job.crewId;
  const asked = { code, version, ...place };
  const trial = useQuery({
    // Not among what is asked for anew when something was written: its own move would be tried out once more.
    queryKey: ['schedule-trial', asked],
    queryFn: isElsewhere ? () => send({ ...asked, notify: false, reason: '', dryRun: true }) : skipToken,
    ...alwaysFresh,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const confirming = useMutation({
    mutationFn: ({ notify, reason }: Pick<BoardMoveRequest, 'notify' | 'reason'>) =>
      send({ ...asked, notify, reason, dryRun: false }),
    onSuccess(move) {
      onMoved(move);
      return lookAgain();
    },
    // Whatever came in between: the board is right again before anybody tries once more.
    onError: () => lookAgain(),
  });
  return { isElsewhere, trial, confirming };
}

function send(body: BoardMoveRequest): Promise<BoardMove> {
  return staffApi('moveOnSchedule', { body });
}
