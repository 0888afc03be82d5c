import type { QuoteBooking } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { quotePriceWords } from '@tintforge/content';
import { Banner, Button, Icon, keepValues } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { useStepCode } from '../../../lib/use-step-code';
import styles from './priced-quote.module.css';

const words = quotePriceWords.deposit;

interface DepositProps {
  booking: QuoteBooking;
  /** Dollars. */
  dueNow: number;
  postalCode: string;
  isOpen: boolean;
  onOpen: () => void;
  /** The payment is decided. */
  onDone: () => void;
  /** The customer leaves it. */
  onClose: () => void;
}

/** Pays the deposit of an accepted quote. The card form and the provider's script are fetched when it is opened. */
export function Deposit({ booking, dueNow, postalCode, isOpen, onOpen, onDone, onClose }: DepositProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { trackingCode, manageToken, holdExpiresAt } = booking;
  const { Part, isFetching, hasFailed } = useStepCode({
    isOpen,
    load: async () => (await import('../../booking/payment')).HeldPayment,
    onFailed: onClose,
  });

  const isShown = Part !== undefined;
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);

  if (manageToken === null || holdExpiresAt === null) return null;

  return (
    <section className={`${styles.form} ${styles.deposit}`} aria-labelledby="quote-deposit">
      <h2 id="quote-deposit" ref={heading} tabIndex={-1}>
        {keepValues(words.heading(moneyText(dueNow)))}
      </h2>
      {Part === undefined ? (
        <>
          <div role="alert" className={styles.alert}>
            {hasFailed && <Banner tone="error">{words.failed}</Banner>}
          </div>
          <Button variant="primary" busyLabel={isFetching ? words.busy : undefined} data-opens="pay" onClick={onOpen}>
            <Icon name="lock" />
            <span>{keepValues(words.pay(moneyText(dueNow)))}</span>
          </Button>
        </>
      ) : (
        <Part
          hold={{ trackingCode, manageToken, holdExpiresAt }}
          postalCode={postalCode}
          onDone={onDone}
          onCancel={onClose}
        />
      )}
    </section>
  );
}
