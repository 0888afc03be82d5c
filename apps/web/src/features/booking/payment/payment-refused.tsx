import type { Booking } from '@tintforge/api-contract';
import { paymentWords } from '@tintforge/content';
import { Banner, Button, keepValues, StepHeading } from '@tintforge/ui';
import { createHoldStorage } from '../hold/hold-storage';
import type { StepProps } from '../step-props';
import styles from './payment-refused.module.css';
import { refusedPayment } from './refused-payment';
import { heldWords } from './words';

/** The payment couldn't be used for this booking: the refund's status, and a button for another start. */
export function PaymentRefused({ booking, dispatch, headingRef }: StepProps & { booking: Booking }) {
  const { title, text, refund } = refusedPayment(booking);

  function pickAgain() {
    createHoldStorage().forget();
    dispatch({ type: 'start-taken' });
  }

  return (
    <div className={styles.root}>
      <StepHeading headingRef={headingRef} title={title} lead={text} />
      <Banner tone={refund.tone}>{refund.text}</Banner>
      <p className={styles.code}>{keepValues(paymentWords.refused.code(booking.trackingCode))}</p>
      <Button variant="primary" size="large" onClick={pickAgain}>
        {heldWords.payment.pickAnotherStart}
      </Button>
    </div>
  );
}
