import { ComplianceDialog } from '@tintforge/app-base/compliance/lazy-dialog';
import type { TaskProps } from '../booking-task';

/** The compliance sheet of a finished job. */
export function SheetTask({ details, access, onClose }: TaskProps) {
  return <ComplianceDialog trackingCode={details.trackingCode} access={access} onClose={onClose} />;
}
