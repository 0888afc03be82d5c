import type { CarJob } from '@tintforge/api-contract';
import { Banner, Checkbox, TextArea } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog } from './act-dialog';
import { firstNameOf } from './first-name';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.missed;

/** A crew records a no-show: after waiting, with a call. Refunds are the office's. */
export function MissedDialog({ job, onClose }: { job: CarJob; onClose: () => void }) {
  const { trackingCode, version } = job;
  const [{ hasCalled, reason }, set] = useKeptForm('missed', { hasCalled: false, reason: '' });
  const name = firstNameOf(job);
  const body = { version, refund: 0, reason, hasCalled };
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: hasCalled ? () => staffApi('recordNoShow', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ onClose, act }}
      title={words.title}
      isDanger
      isPossible={job.noShowFrom !== null}
      confirm={words.confirm}
      lead={<p>{words.lead(name)}</p>}
    >
      {act.tries > 0 && !hasCalled && <Banner tone="error">{words.calledMissing}</Banner>}
      <Checkbox
        label={words.called(name)}
        checked={hasCalled}
        onChange={(event) => set({ hasCalled: event.currentTarget.checked, reason })}
      />
      <TextArea
        label={words.note}
        isOptional
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => set({ hasCalled, reason: event.currentTarget.value })}
      />
    </ActDialog>
  );
}
