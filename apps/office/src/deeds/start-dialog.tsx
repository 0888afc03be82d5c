import { whenText } from '@tintforge/app-base/appointment';
import { moneyText } from '@tintforge/app-base/money';
import { keepValues } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { ActDialog, type DeedProps } from './act-dialog';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.start;

/** Checks the car in: the crew is there. */
export function StartDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, vehicleInfo, crew, can } = booking;
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: () => staffApi('startJob', { params: { code: trackingCode }, body: { version, isEarly: can.isEarly } }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.start}
      confirm={words.confirm}
      lead={
        <>
          <p>{words.lead({ vehicle: vehicleInfo, start: whenText(booking), crew: crew.name })}</p>
          {can.isEarly && <p>{words.early(whenText(booking))}</p>}
          {can.receive !== null && <p>{keepValues(words.due(moneyText(can.receive)))}</p>}
        </>
      }
    />
  );
}
