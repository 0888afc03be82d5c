import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import { paymentWords } from '@tintforge/content';
import { Banner, Button, formatMoney, Icon, LoadingLine } from '@tintforge/ui';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './payment-form.module.css';
import { isOnTheWay, type PaymentPhase, useCardPayment } from './use-card-payment';
import type { PaymentSetup } from './use-payment-setup';

const words = paymentWords;

const appearance = {
  theme: 'night',
  variables: { borderRadius: '8px', fontFamily: '"Archivo Text", Arial, sans-serif' },
} as const;

interface PaymentFormProps {
  setup: PaymentSetup;
  totalCents: number;
  /** A payment can no longer be started. */
  isTimeOver: boolean;
  onDecided: () => void;
  /** While money or the bank's question is under way the hold must not be called over. */
  onPhaseChange: (phase: PaymentPhase) => void;
  onCancel: () => void;
  /** Words of the button that leaves the form; back to Review when absent. */
  cancelLabel?: string | undefined;
  /** Five digits that the card's ZIP code begins with; the customer can change them. */
  postalCode?: string | undefined;
}

/** The card form of the provider with our button under it. */
export function PaymentForm(props: PaymentFormProps) {
  const { stripe, clientSecret } = props.setup;
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
  onPhaseChange,
  onCancel,
  cancelLabel,
  postalCode,
}: PaymentFormProps) {
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const payment = useCardPayment({
    stripe: setup.stripe,
    clientSecret: setup.clientSecret,
    initialPhase: initialPhase(setup),
    onDecided,
  });
  const { phase } = payment;
  const isBusy = phase !== 'idle';

  useEffect(() => onPhaseChange(phase), [phase, onPhaseChange]);

  // A page that was left while the bank was asking, or after the money was taken, goes on where it was.
  const goOn = useEffectEvent(() => {
    if (setup.status === 'requires_action') void payment.resume();
    if (isOnTheWay(setup.status)) onDecided();
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
      {phase === 'settling' && <Banner tone="info">{words.settling}</Banner>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        disabled={!isReady || isTimeOver}
        busyLabel={isBusy ? words.processing : undefined}
      >
        <Icon name="lock" />
        {words.pay(formatMoney(totalCents))}
      </Button>
      <Button variant="quiet" isBlock disabled={isBusy} onClick={onCancel}>
        {cancelLabel ?? words.cancelHint}
      </Button>
    </form>
  );
}

function cardDefaults(postalCode: string | undefined) {
  if (postalCode === undefined) return {};
  return { defaultValues: { billingDetails: { address: { country: 'US', postal_code: postalCode } } } };
}

/** The place of the provider's fields, as high before they are there as with them: nothing below moves. */
function CardPlace({ isReady, children }: { isReady: boolean; children?: ReactNode }) {
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

/** The form's shape while the payment is set up. */
export function PaymentFormPlace({
  totalCents,
  onCancel,
  cancelLabel,
}: Pick<PaymentFormProps, 'totalCents' | 'onCancel' | 'cancelLabel'>) {
  return (
    <div className={styles.root}>
      <CardPlace isReady={false} />
      <Button variant="primary" size="large" isBlock disabled>
        <Icon name="lock" />
        {words.pay(formatMoney(totalCents))}
      </Button>
      <Button variant="quiet" isBlock onClick={onCancel}>
        {cancelLabel ?? words.cancelHint}
      </Button>
    </div>
  );
}

function initialPhase({ status }: PaymentSetup): PaymentPhase {
  if (isOnTheWay(status)) return 'settling';
  return status === 'requires_action' ? 'processing' : 'idle';
}
