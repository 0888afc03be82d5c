import { useQueryClient } from '@tanstack/react-query';
import type { BookingState } from '@tintforge/api-contract';
import { wizardWords } from '@tintforge/content';
import { Callout, DescriptionList, LoadingLine, Split, StepHeading } from '@tintforge/ui';
import { useCallback, useEffect, useState } from 'react';
import { bookedPolicy } from '../../../lib/policy';
import { PolicySentence } from '../../../lib/policy-sentence';
import { QueryScope } from '../../../lib/query-scope';
import { BookingConfirmed } from '../confirmation/booking-confirmed';
import { createHoldStorage, type KeptHold } from '../hold/hold-storage';
import { jobSheet } from '../job-sheet';
import { orderOf } from '../order-summary';
import { HoldExpired } from '../payment/hold-expired';
import { fateOf, holdStateKey } from '../payment/hold-state';
import { PaidTooLate } from '../payment/paid-too-late';
import { PaymentCard } from '../payment/payment-card';
import { StateUnknown } from '../payment/state-unknown';
import type { PaymentPhase } from '../payment/use-card-payment';
import { useHoldState, useSecondsLeft } from '../payment/use-hold-state';
import type { StepProps } from '../step-props';
import styles from './payment-step.module.css';

const words = wizardWords.payment;

/** Step 7: what becomes of the hold. Paying it, its confirmation, or its end. */
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
  /** Another hold took the place of this one. */
  onHold: () => void;
}

function HeldStart({ hold, onHold, ...step }: HeldStartProps) {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [isTimeOver, setIsTimeOver] = useState(false);
  const { data: state, ...query } = useHoldState(hold, { isEager: phase === 'settling' || isTimeOver });
  const fate = state && fateOf(state);
  const secondsLeft = useSecondsLeft(fate === 'held' ? state?.holdExpiresAt : undefined);
  const expiry = Date.parse(state?.holdExpiresAt ?? hold.holdExpiresAt);

  useEffect(() => setIsTimeOver(secondsLeft === 0), [secondsLeft]);

  // The shop answered after the time was over, and nobody is paying: the hold is as good as ended.
  const hasRunOut = secondsLeft === 0 && phase === 'idle' && query.dataUpdatedAt >= expiry;
  const isEnded = fate === 'ended' || hasRunOut;
  useEffect(() => {
    if (isEnded) createHoldStorage().endHold(hold);
  }, [isEnded, hold]);

  const { trackingCode } = hold;
  const askAgain = useCallback(
    () => void queryClient.refetchQueries({ queryKey: holdStateKey(trackingCode) }),
    [queryClient, trackingCode],
  );

  if (state === undefined) {
    if (!query.isError) return <LoadingLine label={words.setup.loading} />;
    return <StateUnknown {...step} error={query.error} onRetry={askAgain} />;
  }
  if (fate === 'paid') return <BookingConfirmed {...step} booking={state.booking} hold={hold} />;
  if (fate === 'refunded') return <PaidTooLate {...step} booking={state.booking} />;
  if (isEnded) {
    return (
      <HoldExpired
        {...step}
        booking={state.booking}
        bill={hold.bill}
        onHeld={() => {
          onHold();
          askAgain();
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
          isGrace={expiry > Date.parse(hold.holdExpiresAt)}
          onDecided={askAgain}
          onPhaseChange={setPhase}
          onCancel={() => step.dispatch({ type: 'cancel-payment' })}
        />
      }
    >
      <Summary {...step} state={state} />
    </Split>
  );
}

function Summary({ state: { booking }, draft, headingRef }: StepProps & { state: BookingState }) {
  const order = orderOf(draft);
  return (
    <>
      <StepHeading headingRef={headingRef} title={words.stepHeading} lead={words.lead} />
      {order !== undefined && (
        <DescriptionList items={jobSheet({ draft, order, startsAt: booking.appointmentInstant })} />
      )}
      <div className={styles.policy}>
        <Callout>
          <PolicySentence policy={bookedPolicy(booking, Date.now())} />
        </Callout>
      </div>
    </>
  );
}
