import type { StaffBooking } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { RadioGroup, TextArea } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.settleRefund;

interface Settling {
  way: 'retry' | 'otherwise';
  note: string;
}

/** Resolves a failed refund: it is retried, or was refunded another way. The oldest first. */
export function SettleRefundDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <SettleRefundForm {...{ seen, afresh, booking, onClose }} />}
    </FromVersion>
  );
}

function SettleRefundForm({ seen, afresh, booking, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, staffRefunds } = seen;
  const [typed, set] = useKeptForm<Settling>(`settle ${version}`, { way: 'retry', note: '' });
  const failed = staffRefunds.find(({ status }) => status === 'failed');
  const isHeld = failed?.isHeld === true;
  const { note } = typed;
  const way = isHeld ? 'otherwise' : typed.way;
  const amount = moneyText(failed?.amount ?? 0);
  const isRetry = way === 'retry';
  const isNoteMissing = !isRetry && note.trim() === '';
  const params = { code: trackingCode, id: failed?.id ?? '' };
  const act = useAct({
    onDone: onClose,
    done: { title: isRetry ? words.done.retry : words.done.otherwise, text: amount },
    call: isNoteMissing
      ? undefined
      : () =>
          isRetry
            ? staffApi('retryRefund', { params, body: { version } })
            : staffApi('returnRefundOtherwise', { params, body: { version, note } }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title}
      isPossible={booking.staffRefunds.some(({ status }) => status === 'failed')}
      confirm={isRetry ? words.confirm.retry(amount) : words.confirm.otherwise}
      lead={
        failed !== undefined && (
          <p>{isHeld ? words.heldLead(amount) : words.lead({ amount, moment: formatInstant(failed.updatedAt) })}</p>
        )
      }
    >
      {!isHeld && (
        <RadioGroup
          legend={words.way}
          options={[
            { value: 'retry', label: words.ways.retry, description: words.about.retry },
            { value: 'otherwise', label: words.ways.otherwise, description: words.about.otherwise },
          ]}
          value={way}
          onValueChange={(value) => set({ way: value === 'otherwise' ? 'otherwise' : 'retry', note })}
        />
      )}
      {!isRetry && (
        <TextArea
          label={words.note}
          hint={words.noteHint}
          rows={2}
          maxLength={500}
          value={note}
          error={isNoteMissing && act.tries > 0 ? words.noteMissing : act.fields.note}
          onChange={(event) => set({ way, note: event.currentTarget.value })}
        />
      )}
    </ActDialog>
  );
}
