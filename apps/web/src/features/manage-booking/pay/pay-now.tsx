import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { Banner, Button, Icon } from '@tintforge/ui';
import { type ComponentType, useState } from 'react';
import type { HeldPaymentProps } from '../../booking/payment';
import { manageWords } from '../words';
import styles from './pay-now.module.css';

const words = manageWords.pay;

/** The hold that can be paid with the booking's secret; undefined when there is nothing to pay. */
export function payableHold(
  { trackingCode, holdExpiresAt }: BookingDetails,
  { bookingToken }: BookingAccess,
): HeldPaymentProps['hold'] | undefined {
  if (holdExpiresAt === null || bookingToken === undefined) return undefined;
  return { trackingCode, manageToken: bookingToken, holdExpiresAt };
}

interface PayNowProps extends Pick<HeldPaymentProps, 'hold' | 'postalCode' | 'onDone'> {
  /** Dollars. */
  total: number;
  isPaying: boolean;
  onPayingChange: (isPaying: boolean) => void;
}

/**
 * Pays for a held start from its own page, opened by the emailed link. The card form and the provider's script are
 * fetched when the button is clicked.
 */
export function PayNow({ hold, postalCode, onDone, total, isPaying, onPayingChange }: PayNowProps) {
  const [Payment, setPayment] = useState<ComponentType<HeldPaymentProps>>();
  const [isFetching, setIsFetching] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setHasFailed(false);
    setIsFetching(true);
    try {
      const { HeldPayment } = await import('../../booking/payment');
      setPayment(() => HeldPayment);
      onPayingChange(true);
    } catch {
      setHasFailed(true);
    }
    setIsFetching(false);
  }

  if (isPaying && Payment !== undefined) {
    return <Payment hold={hold} postalCode={postalCode} onDone={onDone} onCancel={() => onPayingChange(false)} />;
  }
  return (
    <div className={styles.root}>
      <p>{words.lead(formatInstant(hold.holdExpiresAt))}</p>
      {hasFailed && <Banner tone="error">{words.failed}</Banner>}
      <Button
        variant="primary"
        size="large"
        busyLabel={isFetching ? words.busy : undefined}
        onClick={() => void open()}
      >
        <Icon name="lock" />
        {words.now(moneyText(total))}
      </Button>
    </div>
  );
}
