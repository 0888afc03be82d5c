import type { BookingDetails } from '@tintforge/api-contract';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { parseZip } from '@tintforge/booking-core';
import { Container } from '@tintforge/ui';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ConfirmationEmailLine } from '../../lib/confirmation-email-line';
import type { PaymentEnd } from '../booking/payment';
import { AppointmentScene } from './appointment-scene';
import { BeforeWeArrive } from './before-we-arrive';
import { BookingActions } from './booking-actions';
import { BookingBill } from './booking-bill';
import { BookingFacts } from './booking-facts';
import type { BookingTask } from './booking-task';
import { ChangeClock } from './change-clock';
import { Cars, prefetchTasks, TaskDialog } from './lazy-tasks';
import styles from './managed-booking.module.css';
import { BalanceDue } from './pay/balance-due';
import { PayNow, payableHold } from './pay/pay-now';
import { RefundNews } from './refund-news';

export interface ManagedBookingProps {
  details: BookingDetails;
  access: BookingAccess;
  /** The booking's current version, after a change here. */
  onChanged: (details: BookingDetails) => void;
  /** `h1` where the page is about this booking alone. */
  headingLevel?: 'h1' | 'h2';
  /** Shown above everything else. */
  notice?: ReactNode;
  /** Called after a payment here, to show the confirmation. */
  onPaid?: () => void;
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
  const [task, setTask] = useState<BookingTask>();
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isChanged = useRef(false);
  const isKept = details.status === 'confirmed' || details.status === 'scheduled';

  // A payment that has started runs to its end, whatever updates arrive for the booking.
  const [paying, setPaying] = useState<ReturnType<typeof payableHold>>();
  const hold = paying ?? payableHold(details, access);
  // The booking whose balance is being paid, as it was when the card form was opened.
  const [balance, setBalance] = useState<BookingDetails>();

  useEffect(() => {
    if (isKept) prefetchTasks();
  }, [isKept]);

  // A change may remove the button that opened its dialog, and the focus with it.
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, [details]);

  function finish(changed: BookingDetails) {
    isChanged.current = true;
    setTask(undefined);
    // A change that costs more leads to the card form at once; leaving it leaves the balance due.
    if (task === 'change' && changed.balance > 0) setBalance(changed);
    onChanged(changed);
  }

  /** After the payment is decided, loads the booking's current version, or falls back to the payment's result. */
  async function readAgain({ booking, isPaid }: PaymentEnd) {
    const changed = await api('getBookingDetails', { params: { code: details.trackingCode }, ...access }).catch(() => ({
      ...details,
      ...booking,
      holdExpiresAt: null,
    }));
    setPaying(undefined);
    finish(changed);
    if (isPaid) onPaid?.();
  }

  return (
    <article className={styles.root} aria-labelledby={headingId}>
      <AppointmentScene {...{ details, headingLevel, headingId, headingRef }} />
      <Container className={styles.columns}>
        <div className={styles.main}>
          {notice}
          <RefundNews details={details} />
          {(balance !== undefined || details.balance > 0) && (
            <BalanceDue
              details={balance ?? details}
              access={access}
              isPaying={balance !== undefined}
              onPayingChange={(isPaying) => setBalance(isPaying ? details : undefined)}
              onDone={(changed) => {
                setBalance(undefined);
                finish(changed);
              }}
            />
          )}
          {hold === undefined ? (
            <ChangeClock details={details} now={Date.now()} />
          ) : (
            <PayNow
              hold={hold}
              postalCode={parseZip(details.address.zip)}
              total={details.deposit ?? details.totalPrice}
              isPaying={paying !== undefined}
              onPayingChange={(isPaying) => setPaying(isPaying ? hold : undefined)}
              onDone={(end) => void readAgain(end)}
            />
          )}
          <BookingActions details={details} access={access} onChoose={setTask} />
          <BookingFacts details={details} />
          {details.cars !== undefined && (
            <Suspense fallback={null}>
              <Cars details={details} access={access} onChanged={finish} />
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
        <Suspense fallback={null}>
          <TaskDialog
            task={task}
            details={details}
            access={access}
            onDone={finish}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
    </article>
  );
}
