import type { StaffBooking } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { checkAmount, dollarsFromCents } from '@tintforge/booking-core';
import { RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { AmountField } from './amount-field';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.noShow;

/** A no-show: the fee may be the full price, or a part is refunded anyway. */
export function NoShowDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <NoShowForm {...{ seen, afresh, booking, onClose }} />}
    </FromVersion>
  );
}

function NoShowForm({ seen, afresh, booking, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, can } = seen;
  const [returns, setReturns] = useState<'nothing' | 'amount'>('nothing');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const most = can.refund ?? 0;
  const typed = checkAmount(amount, { mostCents: centsOf(most) });
  const isRight = returns === 'nothing' || typed.ok;
  const refund = returns === 'amount' && typed.ok ? dollarsFromCents(typed.value) : 0;
  const body = { version, refund, reason };
  const act = useAct({
    onDone: onClose,
    done: { title: words.done },
    call: isRight ? () => staffApi('recordNoShow', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title}
      isPossible={booking.can.noShow}
      isDanger
      confirm={refund > 0 ? words.confirm(moneyText(refund)) : words.confirmPlain}
      lead={<p>{most > 0 ? words.lead(moneyText(most)) : words.unpaid}</p>}
    >
      {most > 0 && (
        <RadioGroup
          legend={words.refund}
          options={[
            { value: 'nothing', label: words.nothing, description: words.kept(moneyText(most)) },
            { value: 'amount', label: words.some },
          ]}
          value={returns}
          onValueChange={(value) => setReturns(value === 'amount' ? 'amount' : 'nothing')}
        />
      )}
      {returns === 'amount' && (
        <AmountField label={words.amount} text={amount} onChange={setAmount} mostCents={centsOf(most)} act={act} />
      )}
      <ReasonField reason={reason} onChange={setReason} isAsked={false} act={act} />
    </ActDialog>
  );
}
