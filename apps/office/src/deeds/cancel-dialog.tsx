import type { CancelByShopRequest, StaffBooking } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import { whenText } from '@tintforge/app-base/appointment';
import { centsOf, moneyText } from '@tintforge/app-base/money';
import {
  type CancellationAsker,
  cancellationAskers,
  type ShopRefund,
  shopRefunds,
  usualRefund,
} from '@tintforge/booking-core';
import { Banner, keepValues, RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { AmountField } from './amount-field';
import { ReasonField } from './reason-field';
import {
  type CancelForm,
  type CancelRights,
  cancelRequestOf,
  heldOf,
  isAllHeld,
  needsReason,
  refundOf,
  rightsAfter,
} from './refund-choice';
import { useAct } from './use-act';
import { deedWords } from './words';

const { cancel: words, held: heldText } = deedWords;

const begun: CancelForm = { askedBy: 'shop', refund: 'full', amount: '', reason: '' };

/** Cancels for the shop: staff choose the refund to the card, shown to the cent. */
export function CancelDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <CancelFields {...{ seen, afresh, booking, onClose }} />}
    </FromVersion>
  );
}

function CancelFields({ seen, afresh, booking, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, can, customerEmail, crew } = seen;
  const [form, setForm] = useKeptForm<CancelForm>(`cancel ${version}`, begun);
  // The rights that the server named since, where time alone has changed them.
  const [named, setNamed] = useState<CancelRights>();
  const rights = named ?? can.cancel ?? { remaining: 0, byPolicy: 0 };
  const refund = refundOf(form, rights);
  const back = refund === undefined ? undefined : heldOf(refund, rights).toCard;
  const body = cancelRequestOf(form, { version, rights });
  const act = useAct({
    onDone: onClose,
    done: { title: words.done, ...(back === undefined || back === 0 ? {} : { text: words.returned(moneyText(back)) }) },
    call: body && (() => cancel(body)),
  });

  async function cancel(request: CancelByShopRequest) {
    try {
      return await staffApi('cancelByShop', { params: { code: trackingCode }, body: request });
    } catch (error) {
      const changed = detailsOf(error, 'refund_changed');
      if (changed !== undefined) setNamed(rightsAfter(changed, { refund: request.refund, rights }));
      throw error;
    }
  }

  function change(changes: Partial<CancelForm>) {
    act.reset();
    setForm({ ...form, ...changes });
  }

  const isPaid = rights.remaining > 0;
  const isHeld = isAllHeld(rights);
  const atCar = can.giveBack;
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title}
      isPossible={booking.can.cancel !== null}
      isDanger
      confirm={back === undefined || back === 0 ? words.confirmPlain : words.confirm(moneyText(back))}
      lead={
        <>
          <p>{words.lead({ start: whenText(booking), crew: crew.name })}</p>
          <p>
            {keepValues(customerEmail === '' ? words.untold : (isHeld ? words.toldPlain : words.told)(customerEmail))}
          </p>
          {!isPaid && <p>{words.unpaid}</p>}
        </>
      }
    >
      <RadioGroup
        legend={words.askedBy}
        look="segments"
        options={cancellationAskers.map((each) => ({ value: each, label: words.askers[each] }))}
        value={form.askedBy}
        onValueChange={(value) => {
          const askedBy = cancellationAskers.find((each) => each === value) ?? form.askedBy;
          change({ askedBy, refund: isPaid ? usualRefund(askedBy) : 'full' });
        }}
      />
      {atCar !== null && <Banner tone="warning">{words.atCar(moneyText(atCar))}</Banner>}
      {rights.held !== undefined && <Banner tone="warning">{heldText(moneyText(rights.held))}</Banner>}
      {isPaid && !isHeld && (
        <RadioGroup
          legend={words.refund}
          options={shopRefunds.map((each) => ({
            value: each,
            label: words.refunds[each],
            description: descriptionOf(each, { ...rights, askedBy: form.askedBy }),
          }))}
          value={form.refund}
          onValueChange={(value) => change({ refund: shopRefunds.find((each) => each === value) ?? form.refund })}
        />
      )}
      {isPaid && form.refund === 'amount' && (
        <AmountField
          label={words.amount}
          text={form.amount}
          onChange={(amount) => setForm({ ...form, amount })}
          mostCents={centsOf(rights.remaining)}
          act={act}
        />
      )}
      <ReasonField
        reason={form.reason}
        onChange={(reason) => setForm({ ...form, reason })}
        isAsked={needsReason(form, rights)}
        act={act}
      />
    </ActDialog>
  );
}

function descriptionOf(
  refund: ShopRefund,
  { remaining, byPolicy, askedBy }: { remaining: number; byPolicy: number; askedBy: CancellationAsker },
): string {
  switch (refund) {
    case 'full':
      return askedBy === 'shop' ? words.back(moneyText(remaining)) : words.backAnyway(moneyText(remaining));
    case 'policy':
      return words.backAndKept({ back: moneyText(byPolicy), kept: moneyText(centsDifference(remaining, byPolicy)) });
    case 'amount':
      return words.someBack;
    case 'none':
      return words.kept(moneyText(remaining));
  }
}

/** The difference of two dollar amounts, to the cent. */
function centsDifference(more: number, less: number): number {
  return (centsOf(more) - centsOf(less)) / 100;
}
