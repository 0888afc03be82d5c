import type { StaffBooking } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { checkAmount, dollarsFromCents } from '@tintforge/booking-core';
import { formatMoney, keepValues } from '@tintforge/ui';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { AmountField } from './amount-field';
import { isReasonGiven, ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.refund;

/** Refunds to the card of a booking, which doesn't change otherwise. */
export function RefundDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <RefundForm {...{ seen, afresh, booking, onClose }} />}
    </FromVersion>
  );
}

function RefundForm({ seen, afresh, booking, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, can, payment } = seen;
  const [{ amount, reason }, set] = useKeptForm(`refund ${version}`, { amount: '', reason: '' });
  const mostCents = centsOf(can.refund ?? 0);
  const typed = checkAmount(amount, { mostCents });
  const cents = typed.ok ? typed.value : undefined;
  const isComplete = cents !== undefined && isReasonGiven(reason, true);
  const body = { version, amount: dollarsFromCents(cents ?? 0), reason };
  const act = useAct({
    onDone: onClose,
    done: { title: words.done, text: moneyText(body.amount) },
    call: isComplete ? () => staffApi('refundBooking', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title}
      isPossible={booking.can.refund !== null}
      isDanger
      confirm={cents === undefined ? words.confirmPlain : words.confirm(formatMoney(cents))}
      lead={<p>{keepValues(words.lead({ left: formatMoney(mostCents), card: payment?.lastFour ?? undefined }))}</p>}
    >
      <AmountField
        label={words.amount}
        text={amount}
        onChange={(text) => set({ amount: text, reason })}
        mostCents={mostCents}
        act={act}
      />
      {cents !== undefined && <p>{keepValues(words.after(formatMoney(mostCents - cents)))}</p>}
      <ReasonField reason={reason} onChange={(text) => set({ amount, reason: text })} isAsked act={act} />
    </ActDialog>
  );
}
