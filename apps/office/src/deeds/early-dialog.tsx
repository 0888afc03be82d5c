import type { CarJob } from '@tintforge/api-contract';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { startVisit } from '../lib/start-visit';
import { ActDialog } from './act-dialog';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.start;

/** A check-in much earlier than the start: perhaps a wrong tap, so it asks first. */
export function EarlyDialog({ job, onClose }: { job: CarJob; onClose: () => void }) {
  const { appointmentInstant, obstacle } = job;
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: () => startVisit(job, { isEarly: true }),
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
