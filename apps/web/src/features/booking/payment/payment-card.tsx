import type { BookingState } from '@tintforge/api-contract';
import { centsOf } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { formatTime } from '@tintforge/booking-core';
import { holdWords, paymentWords } from '@tintforge/content';
import { Banner, Button, Card, Countdown, LoadingLine, Money, Note } from '@tintforge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingSecret } from '../hold/hold-storage';
import { bookingWords } from '../words';
import { type HoldFate, holdSeconds } from './hold-state';
import styles from './payment-card.module.css';
import { PaymentForm, PaymentFormPlace } from './payment-form';
import type { PaymentPhase } from './use-card-payment';
import { usePaymentSetup } from './use-payment-setup';

const words = paymentWords;

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
  const totalCents = centsOf(booking.totalPrice);
  const [wholeSeconds] = useState(() => Math.min(longestCountdown, holdSeconds(state)));
  const { setup, failure, isRetrying, retry } = usePaymentSetup({ secret, booking });

  const overtaken = useEffectEvent(() => void onDecided());
  useEffect(() => {
    if (failure?.kind === 'overtaken') overtaken();
  }, [failure?.kind]);

  return (
    <Card theme="ink" depth="floating" padding="none" label={bookingWords.payment.label}>
      {secondsLeft !== undefined && (
        <div className={styles.hold}>
          {secondsLeft > longestCountdown && state.holdExpiresAt !== null ? (
            <p>{bookingWords.payment.heldUntil(formatInstant(state.holdExpiresAt))}</p>
          ) : (
            <Countdown
              label={holdWords.heldFor(formatTime(booking.appointmentTime))}
              seconds={Math.min(secondsLeft, wholeSeconds)}
              totalSeconds={wholeSeconds}
            />
          )}
        </div>
      )}
      <div className={styles.body}>
        {isGrace && <Banner tone="info">{holdWords.grace}</Banner>}
        {secondsLeft === 0 && <LoadingLine label={bookingWords.payment.timeOver} />}
        <div>
          <h2 className={styles.title}>{words.heading}</h2>
          <p className={styles.description}>{bookingWords.payment.description(booking.services)}</p>
        </div>
        <p className={styles.total}>
          <span>{words.totalAmount}</span>
          <Money cents={totalCents} look="figure" />
        </p>
        {setup !== undefined && (
          <PaymentForm
            key={setup.clientSecret}
            setup={setup}
            totalCents={totalCents}
            onDecided={onDecided}
            onOutdated={retry}
            isTimeOver={secondsLeft === 0}
            onPhaseChange={onPhaseChange}
            onCancel={onCancel}
            cancelLabel={cancelLabel}
            postalCode={postalCode}
          />
        )}
        {setup === undefined && (failure === undefined || failure.kind === 'overtaken') && (
          <PaymentFormPlace totalCents={totalCents} onCancel={onCancel} cancelLabel={cancelLabel} />
        )}
        {failure !== undefined && failure.kind !== 'overtaken' && (
          <Banner
            tone="error"
            title={words.setup.failed}
            action={
              <span className={styles.actions}>
                <Button variant="solid" busyLabel={isRetrying ? words.setup.loading : undefined} onClick={retry}>
                  {words.setup.retry}
                </Button>
                <Button onClick={onCancel}>{words.setup.goBack}</Button>
              </span>
            }
          >
            {failure.message}
          </Banner>
        )}
        <Note icon="shield-check" size="small">
          {words.providerNote}
        </Note>
      </div>
    </Card>
  );
}
