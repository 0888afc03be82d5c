import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { moneyText } from '@tintforge/app-base/money';
import { Banner, Button, Icon } from '@tintforge/ui';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BalancePaymentProps } from '../../booking/payment';
import { manageWords } from '../words';
import styles from './pay-now.module.css';

const words = manageWords.balance;

interface BalanceDueProps {
  details: BookingDetails;
  access: BookingAccess;
  /** True while the card form is open. */
  isPaying: boolean;
  onPayingChange: (isPaying: boolean) => void;
  /** The current version, after a payment or a change by others. */
  onDone: (details: BookingDetails) => void;
}

/**
 * The balance due, to be paid by card or at the car. The card form and the provider's script are fetched when it is
 * opened.
 */
export function BalanceDue({ details, access, isPaying, onPayingChange, onDone }: BalanceDueProps) {
  const [Payment, setPayment] = useState<ComponentType<BalancePaymentProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isFetching = isPaying && Payment === undefined;

  const fetchForm = useEffectEvent(async () => {
    setHasFailed(false);
    try {
      const { BalancePayment } = await import('../../booking/payment');
      setPayment(() => BalancePayment);
    } catch {
      setHasFailed(true);
      onPayingChange(false);
    }
  });
  useEffect(() => {
    if (isFetching) void fetchForm();
  }, [isFetching]);

  // The form may be far from the button that led to it.
  const formRef = useRef<HTMLDivElement>(null);
  const isOpen = isPaying && Payment !== undefined;
  useEffect(() => {
    if (isOpen) formRef.current?.focus();
  }, [isOpen]);

  if (isPaying && Payment !== undefined) {
    return (
      <div ref={formRef} tabIndex={-1} className={styles.form}>
        <Payment {...{ details, access, onDone }} onCancel={() => onPayingChange(false)} />
      </div>
    );
  }
  const amount = moneyText(details.balance);
  return (
    <div className={styles.root}>
      <p>{words.lead(amount, details.vehicleType !== null)}</p>
      {hasFailed && <Banner tone="error">{manageWords.pay.failed}</Banner>}
      <Button
        variant="primary"
        size="large"
        busyLabel={isFetching ? manageWords.pay.busy : undefined}
        onClick={() => onPayingChange(true)}
      >
        <Icon name="lock" />
        {words.pay(amount)}
      </Button>
    </div>
  );
}
