import type { BookingState } from '@tintforge/api-contract';
import { agreedAppointment } from '@tintforge/app-base/appointment';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { QueryScope } from '@tintforge/app-base/query-scope';
import { parseZip } from '@tintforge/booking-core';
import { paymentWords } from '@tintforge/content';
import { Callout, DescriptionList, LoadingLine, Split, StepHeading } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { PolicySentence } from '../../../lib/policy-sentence';
import { carsCodeOf } from '../cars/late-cars';
import { createHoldStorage, type KeptHold } from '../hold/hold-storage';
import { jobSheet } from '../job-sheet';
import { orderOf } from '../order-summary';
import { HoldExpired } from '../payment/hold-expired';
import { isOver } from '../payment/hold-state';
import { OrderBooked } from '../payment/order-booked';
import { PaymentCard } from '../payment/payment-card';
import { PaymentRefused } from '../payment/payment-refused';
import { StateUnknown } from '../payment/state-unknown';
import { useHeldStart } from '../payment/use-held-start';
import type { StepProps } from '../step-props';
import styles from './payment-step.module.css';

export { refusalOutcome } from '../hold/hold-outcome';
export { HoldProblemBanner } from '../payment/hold-problem-banner';
export { prepareProvider } from '../payment/load-provider';

const words = paymentWords;

/** Step 7: the hold. The customer pays it, continues to the booking, or learns that it has ended. */
export function PaymentStep(props: StepProps) {
  const [hold, setHold] = useState(() => createHoldStorage().readHold());
  const { dispatch } = props;

  useEffect(() => {
    if (hold === undefined) dispatch({ type: 'cancel-payment' });
  }, [hold, dispatch]);

  if (hold === undefined) return null;
  return (
    <QueryScope>
      <HeldStart
        {...props}
        key={hold.trackingCode}
        hold={hold}
        onHold={() => setHold(createHoldStorage().readHold())}
      />
    </QueryScope>
  );
}

interface HeldStartProps extends StepProps {
  hold: KeptHold;
  /** Another hold has replaced this one. */
  onHold: () => void;
}

function HeldStart({ hold, onHold, ...step }: HeldStartProps) {
  const { state, error, fate, isEnded, isGrace, secondsLeft, setPhase, refetch } = useHeldStart(hold);

  // Prefetches the booking's page, in case the network is down by then.
  useEffect(() => {
    import('../../manage-booking').then(({ prefetchConfirmation }) => prefetchConfirmation()).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (isEnded) createHoldStorage().endHold(hold);
  }, [isEnded, hold]);

  if (state === undefined) {
    if (error === null) return <LoadingLine label={words.setup.loading} />;
    return <StateUnknown {...step} error={error} onRetry={() => void refetch()} />;
  }
  if (fate === 'paid' || fate === 'kept' || fate === 'cancelled') {
    return <OrderBooked {...step} booking={state.booking} fate={fate} hold={hold} />;
  }
  if (fate === 'refused') return <PaymentRefused {...step} booking={state.booking} />;
  if (isEnded) {
    return (
      <HoldExpired
        {...step}
        booking={state.booking}
        bill={hold.bill}
        fate={isOver(fate) ? fate : 'expired'}
        onHeld={() => {
          onHold();
          void refetch();
        }}
      />
    );
  }
  return (
    <Split
      isAsideFirst
      asideWidth="wide"
      aside={
        <PaymentCard
          secret={hold}
          state={state}
          secondsLeft={secondsLeft}
          isGrace={isGrace}
          onDecided={refetch}
          onPhaseChange={setPhase}
          onCancel={() => step.dispatch({ type: 'cancel-payment' })}
          postalCode={parseZip(step.draft.zip)}
        />
      }
    >
      <Summary {...step} state={state} />
    </Split>
  );
}

function Summary({ state: { booking }, draft, headingRef }: StepProps & { state: BookingState }) {
  const cars = carsCodeOf(draft);
  const order = orderOf(draft);
  const startsAt = agreedAppointment(booking).instant;
  return (
    <>
      <StepHeading headingRef={headingRef} title={words.stepHeading} lead={words.lead} />
      {cars !== undefined && <cars.CarSheets draft={draft} startsAt={startsAt} />}
      {cars === undefined && order !== undefined && <DescriptionList items={jobSheet({ draft, order, startsAt })} />}
      <div className={styles.policy}>
        <Callout>
          <PolicySentence policy={bookedPolicy(booking, Date.now())} />
        </Callout>
      </div>
    </>
  );
}
