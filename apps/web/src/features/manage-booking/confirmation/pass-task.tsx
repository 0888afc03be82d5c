import type { TaskProps } from '../booking-task';
import { ConfirmationDialog } from './confirmation-dialog';

/** The confirmation again, for its code and QR code. */
export function PassTask({ details, access, onClose }: Pick<TaskProps, 'details' | 'access' | 'onClose'>) {
  return <ConfirmationDialog booking={details} access={access} onDone={onClose} />;
}
