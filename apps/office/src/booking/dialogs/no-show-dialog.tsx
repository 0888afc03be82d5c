import { centsOf, moneyText } from '@tintforge/app-base/money';
import { dollarsFromCents } from '@tintforge/booking-core';
import { RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import type { TaskProps } from '../booking-task';
import { bookingWords } from '../words';
import { ActDialog } from './act-dialog';
import { AmountField } from './amount-field';
import { ReasonField } from './reason-field';
import { amountProblem, parseAmount } from './typed-amount';
import { useAct } from './use-act';

const words = bookingWords.noShow;

/** Nobody was there: it may be charged in full, or a part goes back all the same. */
export function NoShowDialog({ booking, onClose }: TaskProps) {
  const { trackingCode, version, can } = booking;
  const [returns, setReturns] = useState<'nothing' | 'amount'>('nothing');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const most = can.refund ?? 0;
  const isRight = returns === 'nothing' || amountProblem(amount, centsOf(most)) === undefined;
  const refund = returns === 'nothing' ? 0 : dollarsFromCents(parseAmount(amount) ?? 0);
  const body = { version, refund, reason };
  const act = useAct({
    booking,
    onClose,
    done: { title: words.done },
    call: isRight ? () => staffApi('recordNoShow', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.noShow}
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
        <AmountField label={words.amount} amount={amount} onChange={setAmount} mostCents={centsOf(most)} act={act} />
      )}
      <ReasonField reason={reason} onChange={setReason} isAsked={false} act={act} />
    </ActDialog>
  );
}
