import { keepValues } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { ActDialog, type DeedProps } from './act-dialog';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.endLinks;

/** Ends every link to a booking and its quote. */
export function EndLinksDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, quote, customerEmail, can } = booking;
  const act = useAct({
    onDone: onClose,
    done: { title: words.done },
    call: () => staffApi('endBookingLinks', { params: { code: trackingCode }, body: { version } }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.endLinks}
      confirm={words.confirm}
      lead={
        <>
          <p>{quote === null ? words.lead : words.leadOfQuote}</p>
          <p>{keepValues(customerEmail === '' ? words.untold : words.told(customerEmail))}</p>
          <p>{words.accounts}</p>
        </>
      }
    />
  );
}
