import { contactLineOf, holdWords, paymentWords, wizardWords } from '@tintforge/content';
import { Banner, Button, Callout, LinkButton, LoadingLine, ShutPanes } from '@tintforge/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberBookingToken } from '../../../lib/booking-tokens';
import { Link } from '../../../lib/link';
import { moneyText } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { bookedPolicy } from '../../../lib/policy';
import { PolicySentence } from '../../../lib/policy-sentence';
import { showToast } from '../../../lib/toasts';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import { TermsLine } from '../steps/terms-line';
import { bookingWords } from '../words';
import styles from './held-payment.module.css';
import { PaymentCard } from './payment-card';
import { type HeldUntil, useHeldStart } from './use-held-start';

const words = paymentWords;

export interface HeldPaymentProps {
  hold: HeldUntil;
  /** Whatever was decided has been read: the booking is not what it was. */
  onDone: () => void;
  /** They would rather not pay now. */
  onCancel: () => void;
}

/** Pays a start that somebody holds already: by the link that the shop has mailed. Needs a QueryScope around. */
export function HeldPayment({ hold, onDone, onCancel }: HeldPaymentProps) {
  const { state, error, fate, isEnded, isGrace, secondsLeft, setPhase, askAgain } = useHeldStart(hold);
  if (state === undefined) {
    if (error === null) return <LoadingLine label={words.setup.loading} />;
    return (
      <Banner tone="error" title={words.setup.failed} action={<Button onClick={askAgain}>{words.setup.retry}</Button>}>
        {bookingWords.payment.stateUnknown}
      </Banner>
    );
  }
  const { booking } = state;
  if (fate === 'paid') return <Paid booking={booking} hold={hold} onDone={onDone} />;
  if (fate === 'refunded') {
    return (
      <Banner
        tone="warning"
        title={words.refundedLate.title}
        action={<Button onClick={onDone}>{words.setup.goBack}</Button>}
      >
        {words.refundedLate.text} {bookingWords.payment.comesBack(moneyText(booking.totalPrice), booking.trackingCode)}
      </Banner>
    );
  }
  if (isEnded) return <Ended regionId={booking.region.id} />;
  return (
    <div className={styles.root}>
      <Callout>
        <PolicySentence policy={bookedPolicy(booking, Date.now())} />
      </Callout>
      <TermsLine />
      <PaymentCard
        secret={hold}
        state={state}
        secondsLeft={secondsLeft}
        isGrace={isGrace}
        onDecided={askAgain}
        onPhaseChange={setPhase}
        onCancel={onCancel}
        cancelLabel={bookingWords.payment.notNow}
      />
    </div>
  );
}

/** The booking is theirs: its secret is kept for later, and the pass stands over the page until it is closed. */
function Paid({ booking, hold, onDone }: Pick<HeldPaymentProps, 'hold' | 'onDone'> & { booking: PaidBooking }) {
  const navigate = useNavigate();
  const keepAndTell = useEffectEvent(() => {
    const { trackingCode, manageToken } = hold;
    rememberBookingToken({ trackingCode, manageToken, startsAt: booking.appointmentInstant, now: Date.now() });
    const { title, text } = wizardWords.toasts.paymentSuccessful;
    showToast({ title, description: text });
  });
  useEffect(() => keepAndTell(), []);
  return (
    <ConfirmationDialog
      booking={booking}
      manageToken={hold.manageToken}
      onDone={onDone}
      onHome={() => {
        onDone();
        navigate(paths.home);
      }}
    />
  );
}

type PaidBooking = Parameters<typeof ConfirmationDialog>[0]['booking'];

/** The hold ran out before it was paid. */
function Ended({ regionId }: { regionId: string }) {
  const line = contactLineOf(regionId);
  return (
    <div className={styles.ended} role="status">
      <ShutPanes>0:00</ShutPanes>
      <div>
        <h2 className={styles.title}>{holdWords.expired.message}</h2>
        <p>{bookingWords.expired.byLink}</p>
        <p className={styles.ways}>
          <LinkButton variant="primary" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
            {bookingWords.expired.anew}
          </LinkButton>
          <a href={line.href}>{wizardWords.call(line.phone)}</a>
        </p>
      </div>
    </div>
  );
}
