import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { dashboardWords } from './words';

const words = dashboardWords.calendar;

/** Changes of the address: a new one, or none. */
export const calendarActions = ['renew', 'close'] as const;

/** One of {@link calendarActions}. */
export type CalendarAction = (typeof calendarActions)[number];

interface CalendarQuestionProps {
  action: CalendarAction;
  busyLabel: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an address ends that a calendar may be using. */
export function CalendarQuestion({ action, busyLabel, onConfirm, onClose }: CalendarQuestionProps) {
  const { title, text, confirm } = words.questions[action];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={words.dismiss}
      footer={
        <Button variant="danger" busyLabel={busyLabel} onClick={onConfirm}>
          {confirm}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: onClose }}
    >
      <p>{text}</p>
      <ToastRegion />
    </Dialog>
  );
}
