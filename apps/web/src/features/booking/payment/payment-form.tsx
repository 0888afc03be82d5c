import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import { paymentWords } from '@tintforge/content';
import { Banner, Button, formatMoney, Icon, keepValues, LoadingLine } from '@tintforge/ui';
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import type { HoldFate } from './hold-state';
import styles from './payment-form.module.css';
import { isOnTheWay, type PaymentPhase, useCardPayment } from './use-card-payment';
import type { PaymentSetup } from './use-payment-setup';

const words = paymentWords;

/** The provider's frame has the site's typeface where the reader's system does. */
const appearanceHere = () =>
  ({
    theme: 'night',
    variables: {
      borderRadius: '8px',
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-text') || 'sans-serif',
    },
  }) as const;

/** The card form, and the callbacks for its progress. */
export interface PaymentFormProps {
  setup: PaymentSetup;
  totalCents: number;
  /** A payment can no longer be started. */
  isTimeOver: boolean;
  onDecided: () => Promise<HoldFate | undefined>;
  /** The payment changed at the provider: set it up again. */
  onOutdated: () => void;
  /** While a payment or the bank's verification is under way, the hold must not be shown as expired. */
  onPhaseChange: (phase: PaymentPhase) => void;
  /** Shown while the server confirms the payment; about the appointment when absent. */
  settling?: string | undefined;
  /** Five digits that prefill the card's ZIP code; the customer can change them. */
  postalCode?: string | undefined;
}

/** The provider's card form with our button below it. */
export function PaymentForm(props: PaymentFormProps) {
  const { stripe, clientSecret } = props.setup;
  const [appearance] = useState(appearanceHere);
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <CardForm {...props} />
    </Elements>
  );
}

function CardForm({
  setup,
  totalCents,
  isTimeOver,
  onDecided,
  onOutdated,
  onPhaseChange,
  settling,
  postalCode,
}: PaymentFormProps) {
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const payment = useCardPayment({
    stripe: setup.stripe,
    clientSecret: setup.clientSecret,
    initialPhase: initialPhase(setup),
    onDecided,
    onOutdated,
  });
  const { phase } = payment;
  const isBusy = phase !== 'idle';

  useEffect(() => onPhaseChange(phase), [phase, onPhaseChange]);

  // After a reload during the bank's verification, or after the charge, the payment continues where it was.
  const goOn = useEffectEvent(() => {
    if (setup.status === 'requires_action') void payment.resume();
    if (isOnTheWay(setup.status)) void onDecided();
  });
  useEffect(() => goOn(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (elements !== null && isReady && !isBusy) void payment.pay(elements);
  }

  return (
    <form className={styles.root} onSubmit={submit}>
      <CardPlace isReady={isReady}>
        <PaymentElement options={cardDefaults(postalCode)} onReady={() => setIsReady(true)} />
      </CardPlace>
      {payment.error !== undefined && <Banner tone="error">{payment.error}</Banner>}
      {phase === 'settling' && <Banner tone="info">{settling ?? words.settling}</Banner>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        disabled={!isReady || isTimeOver}
        busyLabel={isBusy ? words.processing : undefined}
      >
        <Icon name="lock" />
        <span>{keepValues(words.pay(formatMoney(totalCents)))}</span>
      </Button>
    </form>
  );
}

function cardDefaults(postalCode: string | undefined) {
  if (postalCode === undefined) return {};
  return { defaultValues: { billingDetails: { address: { country: 'US', postal_code: postalCode } } } };
}

/** Reserves the height of the provider's fields, so that nothing below moves when they load. */
function CardPlace({ isReady, children }: { isReady: boolean; children?: ReactElement }) {
  return (
    <div className={styles.card} data-ready={isReady || undefined}>
      {children}
      {!isReady && (
        <div className={styles.loading}>
          <LoadingLine label={words.setup.loading} />
        </div>
      )}
    </div>
  );
}

/** The form's outline while the payment is set up. */
export function PaymentFormPlace({ totalCents }: Pick<PaymentFormProps, 'totalCents'>) {
  return (
    <div className={styles.root}>
      <CardPlace isReady={false} />
      <Button variant="primary" size="large" isBlock disabled>
        <Icon name="lock" />
        <span>{keepValues(words.pay(formatMoney(totalCents)))}</span>
      </Button>
    </div>
  );
}

function initialPhase({ status }: PaymentSetup): PaymentPhase {
  if (isOnTheWay(status)) return 'settling';
  return status === 'requires_action' ? 'processing' : 'idle';
}
