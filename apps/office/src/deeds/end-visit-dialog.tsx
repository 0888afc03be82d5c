import { formatStart } from '@tintforge/app-base/shop-time';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const { ends } = deedWords.visits;

interface EndVisitProps extends DeedProps {
  /** Number of the visit. */
  number: number;
  /** The customer wasn't there, or the shop doesn't come. */
  end: 'missed' | 'given-up';
}

/** Ends one visit without its work. */
export function EndVisitDialog({ booking, number, end, onClose }: EndVisitProps) {
  const [reason, setReason] = useKeptForm('reason', '');
  const { trackingCode, version, staffVisits } = booking;
  const visit = staffVisits.find((each) => each.number === number);
  const words = ends[end];
  const isMissed = end === 'missed';
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: () =>
      staffApi(isMissed ? 'missVisit' : 'cancelVisit', {
        params: { code: trackingCode, number: String(number) },
        body: { version, reason: reason.trim() },
      }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isDanger
      isPossible={visit !== undefined && (isMissed ? visit.can.miss : visit.can.cancel)}
      confirm={words.confirm}
      lead={
        visit !== undefined && <p>{words.lead(formatStart({ date: visit.date, time: visit.start }), visit.crewName)}</p>
      }
    >
      <ReasonField reason={reason} onChange={setReason} isAsked={false} act={act} />
    </ActDialog>
  );
}
