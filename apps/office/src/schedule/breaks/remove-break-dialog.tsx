import { useMutation } from '@tanstack/react-query';
import type { BoardBreak, Schedule } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { formatTime } from '@tintforge/booking-core';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { findCrew } from '../board/judge-place';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';

const words = scheduleWords.breaks;

interface RemoveBreakDialogProps {
  schedule: Schedule;
  pause: BoardBreak;
  onClose: () => void;
}

/** Removes a break after confirmation; of a blocked day all breaks together, or only this one. */
export function RemoveBreakDialog({ schedule, pause, onClose }: RemoveBreakDialogProps) {
  const { id, crewId, from, until, reason } = pause;
  // While it is removed, the board already shows the result.
  const [block] = useState(() => breaksLike(schedule, pause));
  const done = useDone(onClose);
  const isBlock = block.length > 1;
  const crew = findCrew(schedule, crewId)?.crew.name ?? '';
  const removing = useMutation({
    mutationFn: (isWholeBlock: boolean) => staffApi('removeBreak', { params: { id }, body: { isWholeBlock } }),
    async onSuccess(_, isWholeBlock) {
      await refetchStaffQueries();
      showToast({ title: isWholeBlock ? words.unblocked : words.removed });
      done();
    },
    onError: () => refetchStaffQueries(),
  });
  const busyLabel = (isWholeBlock: boolean) =>
    removing.isPending && removing.variables === isWholeBlock ? words.removing : undefined;
  const remove = (isWholeBlock: boolean) => () => {
    if (!removing.isPending) removing.mutate(isWholeBlock);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isBlock ? words.unblockTitle(crew) : words.removeTitle}
      closeLabel={scheduleWords.job.close}
      footer={
        <>
          <Button variant="danger" busyLabel={busyLabel(isBlock)} onClick={remove(isBlock)}>
            {isBlock ? words.unblock(block.length) : words.remove}
          </Button>
          {isBlock && (
            <Button busyLabel={busyLabel(false)} onClick={remove(false)}>
              {words.removeOne(formatTime(from), formatTime(until))}
            </Button>
          )}
        </>
      }
      safeChoice={{ label: isBlock ? words.leaveBlocked : words.leave, onChoose: onClose }}
    >
      {block.map((each) => (
        <p key={each.id}>
          <b>{words.item(reason, formatTime(each.from), formatTime(each.until))}</b>
        </p>
      ))}
      <p>{isBlock ? words.unblockText(crew) : words.removeText(crew, formatTime(from), formatTime(until))}</p>
      {removing.error !== null && <Banner tone="error">{problemText(removing.error)}</Banner>}
    </Dialog>
  );
}

/** The breaks of a crew's day with the same reason: blocking a day writes one around each job. */
function breaksLike(schedule: Schedule, { crewId, date, reason, ...own }: BoardBreak): BoardBreak[] {
  const days = findCrew(schedule, crewId)?.crew.days ?? [];
  const alike = days.flatMap(({ breaks }) => breaks).filter((each) => each.date === date && each.reason === reason);
  return alike.length > 0 ? alike : [{ crewId, date, reason, ...own }];
}
