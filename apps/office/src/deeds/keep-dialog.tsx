import { whenText } from '@tintforge/app-base/appointment';
import { moneyText } from '@tintforge/app-base/money';
import { keepValues } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.keep;

/** Confirms a held or expired start without a card payment: it is paid on site. */
export function KeepDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, status, totalPrice, customerEmail, can } = booking;
  const [reason, setReason] = useKeptForm('reason', '');
  const body = { version, reason };
  const act = useAct({
    onDone: onClose,
    done: words.done,
    call: () => staffApi('keepBooking', { params: { code: trackingCode }, body }),
  });
  const start = whenText(booking);
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.keep}
      confirm={words.confirm(start)}
      lead={
        <>
          <p>{keepValues(words.lead(moneyText(totalPrice)))}</p>
          {status === 'expired' && <p>{words.expired(start)}</p>}
          <p>{keepValues(customerEmail === '' ? words.untold : words.told(customerEmail))}</p>
        </>
      }
    >
      <ReasonField reason={reason} onChange={setReason} isAsked={false} act={act} />
    </ActDialog>
  );
}
