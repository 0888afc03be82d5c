import { StepDialog, type StepPage } from '../../../lib/step-dialog';
import { type TaskProps, termsOf } from '../booking-task';
import { TaskDialog } from '../lazy-tasks';
import { overtakenNews } from '../overtaken-task';

interface CancelStepProps extends Omit<TaskProps, 'onClose'> {
  page: StepPage;
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
