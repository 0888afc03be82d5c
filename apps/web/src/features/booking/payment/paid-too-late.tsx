import type { Booking } from '@tintforge/api-contract';
import { paymentWords } from '@tintforge/content';
import { Banner, Button, formatMoney, StepHeading } from '@tintforge/ui';
import { centsOf } from '../../../lib/money';
import { createHoldStorage } from '../hold/hold-storage';
import type { StepProps } from '../step-props';
import { bookingWords } from '../words';
import styles from './paid-too-late.module.css';

const words = paymentWords;

/** The money came when the start was gone: it is on its way back, and other starts are offered. */
export function PaidTooLate({ booking, dispatch, headingRef }: StepProps & { booking: Booking }) {
  const hasFailed = booking.paymentStatus === 'refund-failed';

  function pickAgain() {
    createHoldStorage().forget();
    dispatch({ type: 'start-taken' });
  }

  return (
    <div className={styles.root}>
      <StepHeading headingRef={headingRef} title={words.refundedLate.title} lead={words.refundedLate.text} />
      {hasFailed && <Banner tone="error">{words.refundFailed}</Banner>}
      <p className={styles.amount}>
        {bookingWords.payment.comesBack(formatMoney(centsOf(booking.totalPrice)), booking.trackingCode)}
      </p>
      <Button variant="primary" size="large" onClick={pickAgain}>
        {bookingWords.payment.pickAnotherStart}
      </Button>
    </div>
  );
}
