import type { CancelCarByShopRequest, StaffBooking } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import { dueWithoutCar } from '@tintforge/app-base/due-without-car';
import { moneyText } from '@tintforge/app-base/money';
import { type CancellationAsker, cancellationAskers } from '@tintforge/booking-core';
import { Banner, DescriptionList, keepValues, RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { isReasonGiven, ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const { cancel: ofBooking, cancelCar: words, held: heldText } = deedWords;

const carRefunds = ['full', 'policy'] as const;
type CarRefund = CancelCarByShopRequest['refund'];

/** Refund to the card and fee, in dollars. */
type Terms = CancelCarByShopRequest['seen'];

interface CancelCarProps extends DeedProps {
  /** The number of the car. */
  car: number;
}

/** Cancels one of several cars: staff choose a full refund or the policy's, both shown to the cent. */
export function CancelCarDialog({ booking, ...props }: CancelCarProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <CancelCarFields {...{ seen, afresh, booking }} {...props} />}
    </FromVersion>
  );
}

const rightsOf = ({ staffCars = [] }: StaffBooking, car: number) =>
  staffCars.find(({ number }) => number === car)?.cancel ?? undefined;

const noTerms: Terms = { refund: 0, kept: 0 };

interface CarCancellation {
  askedBy: CancellationAsker;
  refund: CarRefund;
  reason: string;
}

const begun: CarCancellation = { askedBy: 'shop', refund: 'full', reason: '' };

function CancelCarFields({
  seen,
  afresh,
  booking,
  car: number,
  onClose,
}: CancelCarProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, can, customerEmail, cars = [] } = seen;
  const [typed, set] = useKeptForm<CarCancellation>(`cancel ${number} ${version}`, begun);
  const { askedBy, refund, reason } = typed;
  // The terms that the server named since, where time alone has changed them.
  const [named, setNamed] = useState<Partial<Record<CarRefund, Terms>>>({});
  const rights = rightsOf(seen, number);
  const terms = {
    full: named.full ?? rights?.full ?? noTerms,
    policy: named.policy ?? rights?.byPolicy ?? noTerms,
  };
  const isSame = terms.full.kept === terms.policy.kept;
  const isReasonAsked = !isSame && refund !== usualCarRefund(askedBy);
  const { refund: back, held, kept } = terms[refund];
  const act = useAct({
    onDone: onClose,
    done: { title: words.done, ...(back === 0 ? {} : { text: ofBooking.returned(moneyText(back)) }) },
    call: isReasonGiven(reason, isReasonAsked) ? cancel : undefined,
  });

  async function cancel() {
    const body = { version, askedBy, refund, seen: terms[refund], reason };
    try {
      return await staffApi('cancelCarByShop', { params: { code: trackingCode, number: String(number) }, body });
    } catch (error) {
      const changed = detailsOf(error, 'refund_changed');
      if (changed !== undefined) setNamed({ ...named, [refund]: changed });
      throw error;
    }
  }

  const car = cars.find((each) => each.number === number);
  const due = car === undefined ? undefined : dueWithoutCar(seen, car, terms[refund]);
  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title(number)}
      isPossible={rightsOf(booking, number) !== undefined}
      isDanger
      confirm={back === 0 ? words.confirmPlain : words.confirm(moneyText(back))}
      lead={
        <>
          {car !== undefined && <p>{words.lead(car.vehicleInfo)}</p>}
          <p>
            {keepValues(
              customerEmail === ''
                ? ofBooking.untold
                : (held === undefined ? ofBooking.told : ofBooking.toldPlain)(customerEmail),
            )}
          </p>
        </>
      }
    >
      <RadioGroup
        legend={ofBooking.askedBy}
        look="segments"
        options={cancellationAskers.map((each) => ({ value: each, label: ofBooking.askers[each] }))}
        value={askedBy}
        onValueChange={(value) => {
          const asker = cancellationAskers.find((each) => each === value) ?? askedBy;
          act.reset();
          set({ ...typed, askedBy: asker, refund: usualCarRefund(asker) });
        }}
      />
      {can.giveBack !== null && <Banner tone="warning">{words.atCar}</Banner>}
      {held !== undefined && <Banner tone="warning">{heldText(moneyText(held))}</Banner>}
      {!isSame && (
        <RadioGroup
          legend={ofBooking.refund}
          options={carRefunds.map((each) => ({
            value: each,
            label: words.refunds[each],
            description: termsText(terms[each]),
          }))}
          value={refund}
          onValueChange={(value) => {
            act.reset();
            set({ ...typed, refund: carRefunds.find((each) => each === value) ?? refund });
          }}
        />
      )}
      <DescriptionList
        look="plain"
        items={[
          ...(car === undefined ? [] : [{ term: words.price, value: moneyText(car.total) }]),
          { term: words.kept, value: moneyText(kept) },
          { term: words.back, value: moneyText(back) },
          ...(due === undefined ? [] : [{ term: words.due, value: moneyText(due) }]),
        ]}
      />
      <ReasonField
        reason={reason}
        onChange={(text) => set({ ...typed, reason: text })}
        isAsked={isReasonAsked}
        act={act}
      />
    </ActDialog>
  );
}

function termsText({ refund, held = 0, kept }: Terms): string {
  if (held > 0) return words.heldAndKept({ held: moneyText(held), back: moneyText(refund), kept: moneyText(kept) });
  const back = moneyText(refund);
  return kept === 0 ? words.refunded(back) : words.refundedAndKept({ back, kept: moneyText(kept) });
}

/** The refund that needs no explanation. */
function usualCarRefund(askedBy: CancellationAsker): CarRefund {
  return askedBy === 'customer' ? 'policy' : 'full';
}
