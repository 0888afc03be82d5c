import { useMutation } from '@tanstack/react-query';
import type { BoardRegion } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { type CalendarDate, formatShortDate } from '@tintforge/booking-core';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';

const words = scheduleWords.reopen;

interface ReopenDialogProps {
  region: BoardRegion;
  date: CalendarDate;
  /** Of the closure; may be empty. */
  reason: string;
  onClose: () => void;
}

/** Reopens a region's day that was closed on the board. */
export function ReopenDialog({ region: { id: regionId, name }, date, reason, onClose }: ReopenDialogProps) {
  const done = useDone(onClose);
  const reopening = useMutation({
    mutationFn: () => staffApi('reopenDay', { body: { regionId, date } }),
    async onSuccess() {
      await refetchStaffQueries();
      showToast({ title: words.done });
      done();
    },
    onError: () => refetchStaffQueries(),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(name, formatShortDate(date))}
      closeLabel={scheduleWords.job.close}
      footer={
        <Button
          variant="primary"
          busyLabel={reopening.isPending ? words.busy : undefined}
          onClick={() => !reopening.isPending && reopening.mutate()}
        >
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.leave, onChoose: onClose }}
    >
      <p>{reason === '' ? words.textPlain : words.text(reason)}</p>
      {reopening.error !== null && <Banner tone="error">{problemText(reopening.error)}</Banner>}
    </Dialog>
  );
}
