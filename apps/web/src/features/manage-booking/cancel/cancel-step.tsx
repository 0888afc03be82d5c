import { type TaskProps, termsOf } from '../booking-task';
import { TaskDialog } from '../lazy-tasks';
import { overtakenNews } from '../overtaken-task';
import { StepDialog } from '../step-dialog';

interface CancelStepProps extends Omit<TaskProps, 'onClose'> {
  /** The dialog's history entry. */
  page: Parameters<typeof StepDialog>[0]['page'];
  /** The appointment when the dialog was opened. */
  appointmentInstant: string | null;
}

/** The question about cancelling, as a step of another page than the booking's own. */
export function CancelStep({ page, appointmentInstant, ...task }: CancelStepProps) {
  const seen = termsOf('cancel', { appointmentInstant });
  return (
    <StepDialog page={page} news={overtakenNews({ task: 'cancel', seen, details: task.details })}>
      <TaskDialog task="cancel" {...task} onClose={page.close} />
    </StepDialog>
  );
}
