import type { BookingState } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import { appointmentOf } from '@tintforge/app-base/appointment';
import { centsOf } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatCents, formatTime } from '@tintforge/booking-core';
import { holdWords, paymentWords } from '@tintforge/content';
import { Banner, Card, Countdown, LoadingLine } from '@tintforge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingSecret } from '../hold/hold-storage';
import { type HoldFate, holdSeconds } from './hold-state';
import { PaymentBody } from './payment-body';
import styles from './payment-card.module.css';
import type { PaymentPhase } from './use-card-payment';
import { usePaymentSetup } from './use-payment-setup';
import { heldWords } from './words';

/** A hold longer than this, in seconds, shows its end time instead of a countdown. */
const longestCountdown = 3_600;

interface PaymentCardProps {
  secret: BookingSecret;
  state: BookingState;
  secondsLeft: number | undefined;
  /** The hold was extended, because the bank's verification is still under way. */
  isGrace: boolean;
  onDecided: () => Promise<HoldFate | undefined>;
  onPhaseChange: (phase: PaymentPhase) => void;
  onCancel: () => void;
  /** Label of the button that leaves the card form; back to Review when absent. */
  cancelLabel?: string;
  /** Prefills the card's ZIP code. */
  postalCode?: string | undefined;
}

/** Dark glass: the remaining time, the amount, the card. */
export function PaymentCard({
  secret,
  state,
  secondsLeft,
  isGrace,
  onDecided,
  onPhaseChange,
  onCancel,
  cancelLabel,
  postalCode,
}: PaymentCardProps) {
  const { booking } = state;
  const { deposit } = booking;
  const amount = deposit ?? booking.totalPrice;
  const balanceCents = centsOf(booking.totalPrice) - centsOf(amount);
  const [wholeSeconds] = useState(() => Math.min(longestCountdown, holdSeconds(state)));
  const { trackingCode, customerName, vehicleInfo } = booking;
  const payment = usePaymentSetup({
    name: ['hold', trackingCode, amount],
    open: () =>
      api('createIntent', {
        bookingToken: secret.manageToken,
        body: { amount, bookingInfo: { trackingCode, customerName, vehicleInfo } },
      }),
  });
  const { failure } = payment;
  const appointment = appointmentOf(booking);

  const overtaken = useEffectEvent(() => void onDecided());
  useEffect(() => {
    if (failure?.kind === 'overtaken') overtaken();
  }, [failure?.kind]);

  return (
    <Card theme="ink" depth="floating" padding="none" label={heldWords.payment.label}>
      {secondsLeft !== undefined && (
        <div className={styles.hold}>
          {(secondsLeft > longestCountdown || appointment === undefined) && state.holdExpiresAt !== null ? (
            <p>
              {(appointment === undefined ? heldWords.payment.waitsUntil : heldWords.payment.heldUntil)(
                formatInstant(state.holdExpiresAt),
              )}
            </p>
          ) : (
            <Countdown
              label={holdWords.heldFor(formatTime(appointment?.time ?? ''))}
              seconds={Math.min(secondsLeft, wholeSeconds)}
              totalSeconds={wholeSeconds}
            />
          )}
        </div>
      )}
      <div className={styles.body}>
        {isGrace && <Banner tone="info">{holdWords.grace}</Banner>}
        {secondsLeft === 0 && <LoadingLine label={heldWords.payment.timeOver} />}
        <PaymentBody
          description={heldWords.payment.description(booking.services)}
          totalCents={centsOf(amount)}
          {...(deposit === null ? {} : depositTexts(balanceCents, appointment !== undefined))}
          payment={payment}
          isTimeOver={secondsLeft === 0}
          {...{ onDecided, onPhaseChange, onCancel, cancelLabel, postalCode }}
        />
      </div>
    </Card>
  );
}

/** A quote's work has no appointment when its deposit is paid. */
function depositTexts(balanceCents: number, hasAppointment: boolean) {
  const note = hasAppointment ? paymentWords.atCar : paymentWords.atJob;
  return { amountLabel: paymentWords.deposit, amountNote: note(formatCents(balanceCents)) };
}
