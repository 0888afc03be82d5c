import { type SitePaymentRequest, type StaffBooking, siteDirections, siteMethods } from '@tintforge/api-contract';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import { checkAmount, dollarsFromCents } from '@tintforge/booking-core';
import { RadioGroup, TextField } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { ActDialog } from './act-dialog';
import { AmountField, typedAmount } from './amount-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.sitePayment;

interface SitePaymentDialogProps {
  job: Pick<StaffBooking, 'trackingCode' | 'version'>;
  /** Maximum amounts to receive and to refund, in dollars; null where there is none. */
  most: Readonly<Record<SitePaymentRequest['direction'], number | null>>;
  /** The booking in full, if known. */
  booking?: StaffBooking;
  onClose: () => void;
}

/** Records an on-site payment, up to the balance due, or an on-site refund, up to the amount received. */
export function SitePaymentDialog({ job, most, booking, onClose }: SitePaymentDialogProps) {
  const { trackingCode, version } = job;
  const possible = siteDirections.filter((each) => most[each] !== null);
  const [chosen, setDirection] = useState<SitePaymentRequest['direction']>(possible[0] ?? 'received');
  const [method, setMethod] = useState<SitePaymentRequest['method']>('cash');
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const direction = possible.includes(chosen) ? chosen : (possible[0] ?? chosen);
  const limit = most[direction] ?? 0;
  const text = typed ?? typedAmount(limit);
  const amount = checkAmount(text, { mostCents: centsOf(limit) });
  const dollars = amount.ok ? dollarsFromCents(amount.value) : 0;
  const body = { version, direction, method, amount: dollars, note };
  const act = useAct({
    done: { title: words.done[direction], text: moneyText(dollars) },
    onDone: onClose,
    call: amount.ok ? () => staffApi('recordSitePayment', { params: { code: trackingCode }, body }) : undefined,
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={possible.length > 0}
      confirm={amount.ok ? words.confirm[direction](moneyText(dollars)) : words.confirmPlain[direction]}
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
      <AmountField label={words.amount} text={text} onChange={setTyped} mostCents={centsOf(limit)} act={act} />
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
