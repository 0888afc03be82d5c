import type { StaffBooking, UndoView } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { staffApi } from '../lib/staff-api';
import { ActDialog } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.undo;

/** A booking whose last action can be undone; null when none can. */
interface UndoableJob {
  trackingCode: string;
  version: number;
  undo: UndoView | null;
}

interface UndoDialogProps {
  job: UndoableJob;
  /** The booking in full, if known. */
  booking?: StaffBooking;
  onClose: () => void;
}

/** Undoes the last action at the car: a wrong tap. It always undoes the action that it was opened for. */
export function UndoDialog({ job, ...props }: UndoDialogProps) {
  return (
    <FromVersion current={job}>
      {(seen, afresh) => <UndoForm {...props} {...{ seen, afresh }} isPossible={job.undo?.deed === seen.undo?.deed} />}
    </FromVersion>
  );
}

interface UndoFormProps extends Omit<UndoDialogProps, 'job'> {
  seen: UndoableJob;
  afresh: Afresh;
  isPossible: boolean;
}

function UndoForm({ seen: { trackingCode, version, undo }, afresh, isPossible, booking, onClose }: UndoFormProps) {
  const deed = undo?.deed ?? 'checked-in';
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: () => staffApi('undoDeed', { params: { code: trackingCode }, body: { version, deed } }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      isPossible={isPossible && undo !== null}
      title={words.titles[deed]}
      confirm={words.confirm}
      lead={
        <>
          <p>{words.leads[deed]}</p>
          <p>{undo === null ? words.kept : `${words.kept} ${words.until(formatInstant(undo.until))}`}</p>
        </>
      }
    />
  );
}
