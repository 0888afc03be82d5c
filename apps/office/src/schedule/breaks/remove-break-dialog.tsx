import { useMutation } from '@tanstack/react-query';
import type { BoardBreak, Schedule } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { formatTime } from '@tintforge/booking-core';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { findCrew } from '../board/judge-place';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';

const words = scheduleWords.breaks;

interface RemoveBreakDialogProps {
  schedule: Schedule;
  pause: BoardBreak;
  onClose: () => void;
}

/** Removes a break after confirmation. */
export function RemoveBreakDialog({ schedule, pause, onClose }: RemoveBreakDialogProps) {
  const { id, crewId, from, until, reason } = pause;
  const removing = useMutation({
    mutationFn: () => staffApi('removeBreak', { params: { id } }),
    async onSuccess() {
      await refetchStaffQueries();
      showToast({ title: words.removed });
      onClose();
    },
    onError: () => refetchStaffQueries(),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.removeTitle}
      closeLabel={scheduleWords.job.close}
      footer={
        <Button
          variant="danger"
          busyLabel={removing.isPending ? words.removing : undefined}
          onClick={() => removing.mutate()}
        >
          {words.remove}
        </Button>
      }
      safeChoice={{ label: words.leave, onChoose: onClose }}
    >
      <p>
        <b>{words.item(reason, formatTime(from), formatTime(until))}</b>
      </p>
      <p>{words.removeText(findCrew(schedule, crewId)?.crew.name ?? '', formatTime(from), formatTime(until))}</p>
      {removing.error !== null && <Banner tone="error">{problemText(removing.error)}</Banner>}
    </Dialog>
  );
}
