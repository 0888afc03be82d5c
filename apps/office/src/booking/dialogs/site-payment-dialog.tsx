import { type SitePaymentRequest, siteDirections, siteMethods } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { dollarsFromCents } from '@tintforge/booking-core';
import { RadioGroup, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../../lib/staff-api';
import type { TaskProps } from '../booking-task';
import { bookingWords } from '../words';
import { ActDialog } from './act-dialog';
import { AmountField } from './amount-field';
import { amountProblem, parseAmount, typedAmount } from './typed-amount';
import { useAct } from './use-act';

const words = bookingWords.sitePayment;

/** Records money that changed hands at the car: received up to what is due, given back up to what was received. */
export function SitePaymentDialog({ booking, onClose }: TaskProps) {
  const { trackingCode, version, can } = booking;
  const most = { received: can.receive, returned: can.giveBack };
  const possible = siteDirections.filter((each) => most[each] !== null);
  const [chosen, setDirection] = useState<SitePaymentRequest['direction']>(possible[0] ?? 'received');
  const [method, setMethod] = useState<SitePaymentRequest['method']>('cash');
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const direction = possible.includes(chosen) ? chosen : (possible[0] ?? chosen);
  const limit = most[direction] ?? 0;
  const amount = typed ?? typedAmount(limit);
  const isRight = amountProblem(amount, centsOf(limit)) === undefined;
  const body = { version, direction, method, amount: dollarsFromCents(parseAmount(amount) ?? 0), note };
  const act = useAct({
    booking,
    onClose,
    done: { title: words.done[direction], text: moneyText(body.amount) },
    call: isRight ? () => staffApi('recordSitePayment', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={possible.length > 0}
      confirm={isRight ? words.confirm[direction](moneyText(body.amount)) : words.confirmPlain[direction]}
      lead={<p>{words.lead}</p>}
    >
      {possible.length > 1 && (
        <RadioGroup
          legend={words.direction}
          look="segments"
          options={possible.map((each) => ({ value: each, label: words.directions[each] }))}
          value={direction}
          onValueChange={(value) => {
            setDirection(possible.find((each) => each === value) ?? direction);
            setTyped(undefined);
          }}
        />
      )}
      <RadioGroup
        legend={words.method}
        look="segments"
        options={siteMethods.map((each) => ({ value: each, label: words.methods[each] }))}
        value={method}
        onValueChange={(value) => setMethod(siteMethods.find((each) => each === value) ?? method)}
      />
      <AmountField label={words.amount} amount={amount} onChange={setTyped} mostCents={centsOf(limit)} act={act} />
      <TextField
        label={words.note}
        hint={words.noteHint}
        isOptional
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
