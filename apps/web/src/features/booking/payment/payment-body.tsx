import { paymentWords } from '@tintforge/content';
import { Banner, Button, Money, Note } from '@tintforge/ui';
import { useCallback, useState } from 'react';
import styles from './payment-card.module.css';
import { PaymentForm, PaymentFormPlace, type PaymentFormProps } from './payment-form';
import type { PaymentPhase } from './use-card-payment';
import type { OpenSetup } from './use-payment-setup';

const words = paymentWords;

interface PaymentBodyProps extends Omit<PaymentFormProps, 'setup' | 'onOutdated'> {
  /** The subject of the payment. */
  description: string;
  /** Label of the amount; the total of the order when absent. */
  amountLabel?: string;
  /** Said under the amount, as of the rest that is paid later. */
  amountNote?: string;
  payment: OpenSetup;
  onCancel: () => void;
  /** Label of the button that leaves the form; back to Review when absent. */
  cancelLabel?: string | undefined;
}

/**
 * The amount, the card form, and what is wrong when there is none. The way back is below the form and not in it, so that
 * a press on it isn't lost while the form takes the place of its outline.
 */
export function PaymentBody({
  description,
  amountLabel = words.totalAmount,
  amountNote,
  payment,
  onCancel,
  cancelLabel,
  onPhaseChange,
  ...form
}: PaymentBodyProps) {
  const { setup, failure, isRetrying, retry } = payment;
  const { totalCents } = form;
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const changePhase = useCallback(
    (next: PaymentPhase) => {
      setPhase(next);
      onPhaseChange(next);
    },
    [onPhaseChange],
  );
  const isAwaited = setup === undefined && (failure === undefined || failure.kind === 'overtaken');
  return (
    <>
      <div>
        <h2 className={styles.title}>{words.heading}</h2>
        <p className={styles.description}>{description}</p>
      </div>
      <p className={styles.total}>
        <span>{amountLabel}</span>
        <Money cents={totalCents} look="figure" />
      </p>
      {amountNote !== undefined && <p className={styles.description}>{amountNote}</p>}
      {setup !== undefined && (
        <PaymentForm key={setup.clientSecret} setup={setup} onOutdated={retry} onPhaseChange={changePhase} {...form} />
      )}
      {isAwaited && <PaymentFormPlace totalCents={totalCents} />}
      {(setup !== undefined || isAwaited) && (
        <Button variant="quiet" isBlock disabled={setup !== undefined && phase !== 'idle'} onClick={onCancel}>
          {cancelLabel ?? words.cancelHint}
        </Button>
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
    </>
  );
}
