import type { QuoteBooking } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { quotePriceWords } from '@tintforge/content';
import { Banner, Button, Icon } from '@tintforge/ui';
import { type ComponentType, useState } from 'react';
import type { HeldPaymentProps } from '../../booking/payment';
import styles from './priced-quote.module.css';

const words = quotePriceWords.deposit;

interface DepositProps {
  booking: QuoteBooking;
  /** Dollars. */
  dueNow: number;
  postalCode: string;
  /** The payment is decided, or the customer leaves it: the quote is read again. */
  onDone: () => void;
}

/** Pays the deposit of an accepted quote. The card form and the provider's script are fetched when the button is clicked. */
export function Deposit({ booking, dueNow, postalCode, onDone }: DepositProps) {
  const [Payment, setPayment] = useState<ComponentType<HeldPaymentProps>>();
  const [isFetching, setIsFetching] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { trackingCode, manageToken, holdExpiresAt } = booking;
  if (manageToken === null || holdExpiresAt === null) return null;

  async function open() {
    setHasFailed(false);
    setIsFetching(true);
    try {
      const { HeldPayment } = await import('../../booking/payment');
      setPayment(() => HeldPayment);
    } catch {
      setHasFailed(true);
    }
    setIsFetching(false);
  }

  return (
    <section className={styles.form} aria-labelledby="quote-deposit">
      <h2 id="quote-deposit">{words.heading(moneyText(dueNow))}</h2>
      {Payment === undefined ? (
        <>
          <div role="alert">{hasFailed && <Banner tone="error">{words.failed}</Banner>}</div>
          <Button variant="primary" busyLabel={isFetching ? words.busy : undefined} onClick={() => void open()}>
            <Icon name="lock" />
            {words.pay(moneyText(dueNow))}
          </Button>
        </>
      ) : (
        <Payment
          hold={{ trackingCode, manageToken, holdExpiresAt }}
          postalCode={postalCode}
          onDone={onDone}
          onCancel={() => setPayment(undefined)}
        />
      )}
    </section>
  );
}
