import { useQueryClient } from '@tanstack/react-query';
import type { Booking, BookingState } from '@tintforge/api-contract';
import { Link } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { chargeWords, contactLineOf, paymentWords, wizardWords } from '@tintforge/content';
import { Banner, Button, Callout, keepValues, LinkButton, LoadingLine, ShutPanes } from '@tintforge/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rememberBookingToken } from '../../../lib/booking-tokens';
import { PolicySentence } from '../../../lib/policy-sentence';
import { TermsLine } from '../steps/terms-line';
import styles from './held-payment.module.css';
import { type HoldFate, isOver, isPaidUp } from './hold-state';
import { holdStateKey } from './hold-state-key';
import { type OverFate, overTitle } from './over-text';
import { PaymentCard } from './payment-card';
import { refusedPayment } from './refused-payment';
import { type HeldUntil, useHeldStart } from './use-held-start';
import { heldWords } from './words';

const words = paymentWords;

export interface HeldPaymentProps {
  hold: HeldUntil;
  /** Prefills the card's ZIP code: the booking's own. */
  postalCode?: string | undefined;
  /** The payment is decided, or its result was read. */
  onDone: (end: PaymentEnd) => void;
  /** The customer doesn't want to pay now. */
  onCancel: () => void;
}

/** Result of a payment. */
export interface PaymentEnd {
  /** Latest version from the server. */
  booking: Booking;
  /** Confirmed by this payment. */
  isPaid: boolean;
}

/** Pays for a start that is already held, by the link in the email. Needs a QueryScope around it. */
export function HeldPayment({ hold, postalCode, onDone, onCancel }: HeldPaymentProps) {
  const { state, error, fate, isEnded, isGrace, secondsLeft, setPhase, refetch } = useHeldStart(hold);
  const decide = useLateDecision({ hold, refetch, onDone });
  if (state === undefined) {
    if (error === null) return <LoadingLine label={words.setup.loading} />;
    return (
      <Banner
        tone="error"
        title={words.setup.failed}
        action={<Button onClick={() => void refetch()}>{words.setup.retry}</Button>}
      >
        {heldWords.payment.stateUnknown}
      </Banner>
    );
  }
  const { booking } = state;
  if (isDecided(fate)) return <Decided {...{ booking, hold, fate, onDone }} />;
  if (fate === 'refused') return <Refused booking={booking} onDone={onDone} />;
  // Only the work of a quote is held without a start.
  if (isEnded && booking.appointmentInstant === null) return <QuoteEnded booking={booking} onDone={onDone} />;
  if (isEnded) return <Ended regionId={booking.region.id} fate={isOver(fate) ? fate : 'expired'} />;
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
        onDecided={decide}
        onPhaseChange={setPhase}
        onCancel={onCancel}
        cancelLabel={heldWords.payment.notNow}
        postalCode={postalCode}
      />
    </div>
  );
}

/** True when nothing is left to pay, and the page of the booking shows why. */
function isDecided(fate: HoldFate | undefined): fate is 'paid' | 'kept' | 'cancelled' {
  return fate === 'paid' || fate === 'kept' || fate === 'cancelled';
}

/** Reads the outcome. A page that was left with the browser's Back while the card was charged gets it, too. */
function useLateDecision({
  hold,
  refetch,
  onDone,
}: Pick<HeldPaymentProps, 'hold' | 'onDone'> & Pick<ReturnType<typeof useHeldStart>, 'refetch'>) {
  const queryClient = useQueryClient();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async () => {
    const fate = await refetch();
    const booking = queryClient.getQueryData<BookingState>(holdStateKey(hold.trackingCode))?.booking;
    if (!isHere.current && isDecided(fate) && booking !== undefined) report({ booking, hold, fate, onDone });
    return fate;
  };
}

interface Outcome extends Pick<HeldPaymentProps, 'hold' | 'onDone'> {
  booking: Booking;
  fate: HoldFate;
}

/** The outcome is decided: the surrounding page shows the booking's current version. */
function Decided(outcome: Outcome) {
  const decided = useEffectEvent(() => report(outcome));
  useEffect(() => decided(), []);
  return <LoadingLine label={heldWords.opening} />;
}

/** Says what became of the payment. The secret of a paid booking is stored for later. */
function report({ booking, hold, fate, onDone }: Outcome) {
  const isPaid = isPaidUp(booking);
  if (isPaid) {
    const { trackingCode, manageToken } = hold;
    const startsAt = booking.appointmentInstant ?? undefined;
    rememberBookingToken({ trackingCode, manageToken, startsAt, now: Date.now() });
    const { title, text } = paymentWords.successToast;
    showToast({ title, description: text });
  } else if (fate === 'kept') {
    showToast({ title: chargeWords.kept.title, description: chargeWords.kept.text });
  }
  onDone({ booking, isPaid });
}

/** The payment couldn't be used: the refund's status, and a link back to the booking. */
function Refused({ booking, onDone }: Pick<HeldPaymentProps, 'onDone'> & { booking: Booking }) {
  const { title, text, refund } = refusedPayment(booking);
  return (
    <Banner
      tone="warning"
      title={title}
      action={<Button onClick={() => onDone({ booking, isPaid: false })}>{words.setup.goBack}</Button>}
    >
      {`${text} ${refund.text} ${words.refused.code(booking.trackingCode)}`}
    </Banner>
  );
}

/** The acceptance of a quote ended without its deposit; its page says what is possible now. */
function QuoteEnded({ booking, onDone }: Pick<HeldPaymentProps, 'onDone'> & { booking: Booking }) {
  const { title, text, back } = heldWords.expired.quote;
  return (
    <Banner
      tone="warning"
      title={title}
      action={<Button onClick={() => onDone({ booking, isPaid: false })}>{back}</Button>}
    >
      {text}
    </Banner>
  );
}

/** The hold ended before it was paid. */
function Ended({ regionId, fate }: { regionId: string; fate: OverFate }) {
  const line = contactLineOf(regionId);
  return (
    <div className={styles.ended} role="status">
      <ShutPanes>0:00</ShutPanes>
      <div>
        <h2 className={styles.title}>{overTitle(fate)}</h2>
        <p>{heldWords.expired.byLink}</p>
        <p className={styles.ways}>
          <LinkButton variant="primary" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
            {heldWords.expired.anew}
          </LinkButton>
          <a href={line.href}>{keepValues(wizardWords.call(line.phone))}</a>
        </p>
      </div>
    </div>
  );
}
