import type { BoardBreak, Schedule } from '@tintforge/api-contract';
import { formatTime } from '@tintforge/booking-core';
import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { findCrew } from '../board/judge-place';
import { scheduleWords } from '../words';

const words = scheduleWords.breaks;

interface CalendarBreakDialogProps {
  schedule: Schedule;
  pause: BoardBreak;
  onClose: () => void;
}

/** Hours that the crew has blocked in its own calendar: only there can they be freed. */
export function CalendarBreakDialog({
  schedule,
  pause: { crewId, from, until, reason },
  onClose,
}: CalendarBreakDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.inCalendar.title}
      closeLabel={scheduleWords.job.close}
      footer={<Button onClick={onClose}>{words.inCalendar.close}</Button>}
    >
      <p>
        <b>{words.item(reason, formatTime(from), formatTime(until))}</b>
      </p>
      <p>{words.inCalendar.text(findCrew(schedule, crewId)?.crew.name ?? '')}</p>
    </Dialog>
  );
}
