import type { CarJob } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { staffApi } from '../lib/staff-api';
import { ActDialog } from './act-dialog';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.start;

/** A check-in much earlier than the start: perhaps a wrong tap, so it asks first. */
export function EarlyDialog({ job, onClose }: { job: CarJob; onClose: () => void }) {
  const { trackingCode, version, appointmentInstant, obstacle } = job;
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: () => staffApi('startJob', { params: { code: trackingCode }, body: { version, isEarly: true } }),
  });
  return (
    <ActDialog
      {...{ onClose, act }}
      title={words.earlyTitle}
      isPossible={obstacle === null}
      confirm={words.earlyConfirm}
      lead={<p>{words.early(formatInstant(appointmentInstant))}</p>}
    />
  );
}
