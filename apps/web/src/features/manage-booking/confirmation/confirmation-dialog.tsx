import type { Booking } from '@tintforge/api-contract';
import { appointmentOf } from '@tintforge/app-base/appointment';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { centsOf } from '@tintforge/app-base/money';
import { paths } from '@tintforge/app-base/paths';
import { bookedPolicy } from '@tintforge/app-base/policy';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import { siteOrigin } from '@tintforge/app-base/site-origin';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { formatLongDate } from '@tintforge/booking-core';
import { confirmationWords, wizardWords } from '@tintforge/content';
import { Button, DescriptionList, formatMoney, Icon, PassHeader, StatusBadge } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { QrCode } from '@tintforge/ui/qr-code';
import { useEffect, useRef, useState } from 'react';
import { downloadCalendar } from '../../../lib/calendar-file';
import { ConfirmationEmailLine } from '../../../lib/confirmation-email-line';
import { PolicySentence } from '../../../lib/policy-sentence';
import { manageWords } from '../words';
import styles from './confirmation-dialog.module.css';

const words = confirmationWords;

/** Side of the QR code in CSS pixels (docs/product.md, Tracking codes). */
const qrSize = 180;

interface ConfirmationDialogProps {
  booking: Booking;
  access: BookingAccess;
  onDone: () => void;
}

/** Day and start; without a visit, that there is no date yet. */
function whenItems(booking: Booking) {
  const appointment = appointmentOf(booking);
  if (appointment === undefined) return [{ term: words.date, value: words.noDate }];
  return [
    { term: words.date, value: formatLongDate(appointment.date) },
    { term: words.time, value: formatInstantTime(appointment.instant) },
  ];
}

/** The customer's pass: code, QR, the order, and a button to continue. */
export function ConfirmationDialog({ booking, access, onDone }: ConfirmationDialogProps) {
  const { trackingCode } = booking;
  const [isFetching, setIsFetching] = useState(false);
  const topRef = useRef<HTMLDivElement>(null);

  // A dialog focuses its first button, which may be below the fold; here the code comes first.
  useEffect(() => topRef.current?.focus(), []);

  function goHome() {
    onDone();
    window.location.assign(paths.home);
  }

  async function addToCalendar() {
    setIsFetching(true);
    const isSaved = await downloadCalendar({ trackingCode, ...access });
    setIsFetching(false);
    if (isSaved) return;
    const { title, text } = manageWords.calendarFailed;
    showToast({ title, description: text, variant: 'destructive' });
  }

  const qr = (
    <QrCode
      value={`${siteOrigin()}${paths.bookingVerification(trackingCode)}`}
      title={words.qrLabel(trackingCode)}
      size={qrSize}
    />
  );

  return (
    <Dialog
      isOpen
      onClose={onDone}
      title={words.title}
      size="large"
      header={
        <div ref={topRef} tabIndex={-1} className={styles.top}>
          <PassHeader
            qr={<div className={styles.beside}>{qr}</div>}
            title={words.title}
            badge={<StatusBadge status="confirmed" label={words.confirmed} />}
            code={trackingCode}
            hint={words.codeHint}
          />
        </div>
      }
    >
      <DescriptionList
        look="plain"
        items={[
          { term: words.vehicle, value: booking.vehicleInfo },
          ...whenItems(booking),
          { term: words.services, value: <ServiceList services={booking.services} /> },
          { term: words.total, value: formatMoney(centsOf(booking.totalPrice)) },
          ...depositItems(booking),
          {
            term: manageWords.confirmation.policy,
            value: <PolicySentence policy={bookedPolicy(booking, Date.now())} />,
          },
        ]}
      />
      <ConfirmationEmailLine trackingCode={trackingCode} {...access} phone={booking.region.phone} />
      <div className={styles.actions}>
        <Button variant="solid" onClick={onDone}>
          {words.done}
        </Button>
        <Button onClick={goHome}>{words.home}</Button>
        {booking.appointmentInstant !== null && (
          <Button
            variant="quiet"
            busyLabel={isFetching ? wizardWords.loading : undefined}
            onClick={() => void addToCalendar()}
          >
            <Icon name="calendar-plus" />
            <span>{words.addToCalendar}</span>
          </Button>
        )}
      </div>
      <div className={styles.below}>{qr}</div>
      <ToastRegion />
    </Dialog>
  );
}

function depositItems({ deposit, totalPrice }: Booking) {
  if (deposit === null) return [];
  return [
    { term: words.deposit, value: formatMoney(centsOf(deposit)) },
    { term: words.balance, value: formatMoney(centsOf(totalPrice) - centsOf(deposit)) },
  ];
}

function ServiceList({ services }: { services: readonly string[] }) {
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  );
}
