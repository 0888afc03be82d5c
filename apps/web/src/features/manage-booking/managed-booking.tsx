import type { BookingDetails } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { usePageStep } from '@tintforge/app-base/use-page-step';
import { parseZip } from '@tintforge/booking-core';
import { Container, type Elements } from '@tintforge/ui';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { ConfirmationEmailLine } from '../../lib/confirmation-email-line';
import { StepDialog } from '../../lib/step-dialog';
import { whenIdle } from '../../lib/when-idle';
import type { PaymentEnd } from '../booking/payment';
import { AppointmentScene } from './appointment-scene';
import { BeforeWeArrive } from './before-we-arrive';
import { BookingActions } from './booking-actions';
import { BookingBill } from './booking-bill';
import { BookingFacts } from './booking-facts';
import { type BookingTask, bookingTasks, type CarStep, carStep, isAhead, termsOf } from './booking-task';
import { ChangeClock } from './change-clock';
import { CancelCar, Cars, Certificates, prefetchTasks, TaskDialog } from './lazy-tasks';
import styles from './managed-booking.module.css';
import { overtakenCarNews, overtakenNews } from './overtaken-task';
import { BalanceDue } from './pay/balance-due';
import { PayNow, payableHold } from './pay/pay-now';
import { type PaymentStepName, paymentSteps } from './pay/payment-step';
import { RefundNews } from './refund-news';

export interface ManagedBookingProps {
  details: BookingDetails;
  access: BookingAccess;
  /** The booking's current version, after a change here. */
  onChanged: (details: BookingDetails) => void;
  /** `h1` where the page is about this booking alone. */
  headingLevel?: 'h1' | 'h2';
  /** Shown above everything else. */
  notice?: Elements;
  /** Called after a payment here, to show the confirmation. */
  onPaid?: () => void;
}

/** A step of a booking's page. */
type BookingStep = PaymentStepName | BookingTask | CarStep;

/** A payment's step, and the booking as it was when the step opened. */
interface Started {
  step: PaymentStepName;
  details: BookingDetails;
}

/**
 * One booking with everything its owner can see and do. It is as wide as the page, so put it next to a Container, not
 * inside one; it needs a QueryScope and a ToastRegion around it.
 */
export function ManagedBooking({
  details,
  access,
  onChanged,
  headingLevel = 'h2',
  notice,
  onPaid,
}: ManagedBookingProps) {
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const rootRef = useRef<HTMLElement>(null);
  const isChanged = useRef(false);
  /** Of the payment whose step is closing; undefined when the customer leaves it. */
  const outcome = useRef<{ isPaid: boolean }>(undefined);
  const isKept = isAhead(details);

  const { cars = [] } = details;

  const page = usePageStep<BookingStep>({
    subject: details.trackingCode,
    steps: [...paymentSteps, ...bookingTasks, ...cars.map(({ number }) => carStep(number))],
    onClosed: closed,
    onReturned: returned,
  });
  const { step, seen, entryKey } = page;
  const payment = paymentSteps.find((name) => name === step);
  const task = bookingTasks.find((name) => name === step);
  const car = cars.find(({ number }) => carStep(number) === step);

  const isPayable = { pay: payableHold(details, access) !== undefined, balance: details.balance > 0 };
  // A payment that has started runs to its end, whatever updates arrive: it's of the booking as it was then.
  const [started, setStarted] = useState<Started>();
  const paying = started?.step === payment ? started : undefined;
  if (paying === undefined && payment !== undefined && isPayable[payment]) setStarted({ step: payment, details });
  const held = paying?.step === 'pay' ? paying.details : details;
  const hold = payableHold(held, access);
  const owing = paying?.step === 'balance' ? paying.details : details;

  const hasCars = cars.length > 0;
  useEffect(() => (isKept ? whenIdle(() => prefetchTasks({ hasCars })) : undefined), [isKept, hasCars]);

  // A change may remove the button that opened its dialog, and the focus with it.
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, [details]);

  function learn(changed: BookingDetails) {
    isChanged.current = true;
    onChanged(changed);
  }

  /** The dialog of a history entry has changed the booking, perhaps after it was left. */
  function finish(changed: BookingDetails) {
    const isOpen = page.finish(entryKey);
    // A change that costs more leads to the card form at once; leaving it leaves the balance due.
    if (isOpen && task === 'change' && changed.balance > 0) start('balance', changed);
    else if (isOpen) page.close();
    learn(changed);
  }

  function start(next: PaymentStepName, booking = details) {
    setStarted({ step: next, details: booking });
    page.open(next);
  }

  function choose(next: BookingTask | CarStep) {
    page.open(next, termsOf(next, details));
  }

  /** Moves the focus to the button that opened the step, or to the booking where that is gone. */
  function closed(left: BookingStep) {
    setStarted(undefined);
    const opener = rootRef.current?.querySelector<HTMLElement>(`[data-opens="${left}"]`);
    (opener ?? headingRef.current)?.focus();
    const { isPaid } = outcome.current ?? {};
    // Left in the middle, perhaps while the card was charged.
    if (outcome.current === undefined && started !== undefined) void readAgain();
    outcome.current = undefined;
    if (isPaid) onPaid?.();
  }

  /** The booking may have changed since its dialog was left. */
  function returned(next: BookingStep) {
    if (!paymentSteps.some((name) => name === next)) void readAgain();
  }

  /** The payment is decided: the page shows the booking as it is now. */
  function decided({ changed, isPaid }: { changed: BookingDetails; isPaid: boolean }) {
    learn(changed);
    if (page.close()) outcome.current = { isPaid };
    else if (isPaid) onPaid?.();
  }

  /** The booking's current version. */
  function readCurrent(): Promise<BookingDetails> {
    return api('getBookingDetails', { params: { code: details.trackingCode }, ...access });
  }

  async function readAgain(): Promise<void> {
    await readCurrent().then(onChanged, () => undefined);
  }

  /** After a held start is decided, loads the booking's current version, or falls back to the payment's result. */
  async function readPaid({ booking, isPaid }: PaymentEnd) {
    const changed = await readCurrent().catch(() => ({ ...details, ...booking, holdExpiresAt: null }));
    if (rootRef.current === null) return;
    decided({ changed, isPaid });
  }

  const dialog = { details, access, onDone: finish, onClose: page.close };

  return (
    <article ref={rootRef} className={styles.root} aria-labelledby={headingId}>
      <AppointmentScene {...{ details, headingLevel, headingId, headingRef }} />
      <Container className={styles.columns}>
        <div className={styles.main}>
          {notice}
          <RefundNews details={details} />
          {(paying?.step === 'balance' || isPayable.balance) && (
            <BalanceDue
              details={owing}
              access={access}
              isOpen={paying?.step === 'balance'}
              onOpen={() => start('balance')}
              onLeave={page.close}
              onDone={(changed) => decided({ changed, isPaid: false })}
            />
          )}
          {hold === undefined ? (
            <ChangeClock details={details} now={Date.now()} />
          ) : (
            <PayNow
              hold={hold}
              postalCode={parseZip(details.address.zip)}
              total={details.deposit ?? details.totalPrice}
              isOpen={paying?.step === 'pay'}
              onOpen={() => start('pay')}
              onLeave={page.close}
              onDone={(end) => void readPaid(end)}
            />
          )}
          <BookingActions details={details} access={access} onChoose={choose} />
          <BookingFacts details={details} />
          {details.cars !== undefined && (
            <Suspense fallback={null}>
              <Cars details={details} onCancel={(number) => choose(carStep(number))} />
            </Suspense>
          )}
          {details.certificates.length > 0 && (
            <Suspense fallback={null}>
              <Certificates details={details} access={access} onChanged={readAgain} />
            </Suspense>
          )}
          {/* A booking that staff confirmed without payment has an email of another kind. */}
          {details.status === 'confirmed' && (
            <ConfirmationEmailLine
              trackingCode={details.trackingCode}
              {...access}
              phone={details.region.phone}
              canAlwaysResend
            />
          )}
        </div>
        <div className={styles.side}>
          <BookingBill details={details} />
          {details.vehicleType !== null && <BeforeWeArrive status={details.status} />}
        </div>
      </Container>
      {task !== undefined && (
        <StepDialog key={entryKey} page={page} news={overtakenNews({ task, seen, details })}>
          <TaskDialog task={task} {...dialog} onNews={onChanged} />
        </StepDialog>
      )}
      {car !== undefined && (
        <StepDialog key={entryKey} page={page} news={overtakenCarNews({ car, seen, details })}>
          <CancelCar car={car} {...dialog} />
        </StepDialog>
      )}
    </article>
  );
}
