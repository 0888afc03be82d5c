import type { Booking } from '@tintforge/api-contract';
import { formatLongDate } from '@tintforge/booking-core';
import { confirmationWords, wizardWords } from '@tintforge/content';
import { Button, DescriptionList, formatMoney, Icon, PassHeader, StatusBadge } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { QrCode } from '@tintforge/ui/qr-code';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { downloadCalendar } from '../../../lib/calendar-file';
import { ConfirmationEmailLine } from '../../../lib/confirmation-email-line';
import { centsOf } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { bookedPolicy } from '../../../lib/policy';
import { PolicySentence } from '../../../lib/policy-sentence';
import { formatInstantTime } from '../../../lib/shop-time';
import { siteOrigin } from '../../../lib/site-origin';
import { ToastRegion } from '../../../lib/toast-region';
import { showToast } from '../../../lib/toasts';
import type { BookingAccess } from '../booking-task';
import { manageWords } from '../words';
import styles from './confirmation-dialog.module.css';

const words = confirmationWords;

/** Side of the QR code in CSS pixels (specification). */
const qrSize = 180;

interface ConfirmationDialogProps {
  booking: Booking;
  access: BookingAccess;
  onDone: () => void;
}

/** The pass that a customer keeps: code, QR, what was booked, and the way on. */
export function ConfirmationDialog({ booking, access, onDone }: ConfirmationDialogProps) {
  const navigate = useNavigate();
  const { trackingCode } = booking;
  const [isFetching, setIsFetching] = useState(false);
  const topRef = useRef<HTMLDivElement>(null);

  // A dialog gives the focus to its first button, which may lie below the fold: code and QR come first.
  useEffect(() => topRef.current?.focus(), []);

  function goHome() {
    onDone();
    void navigate(paths.home);
  }

  async function addToCalendar() {
    setIsFetching(true);
    const isSaved = await downloadCalendar({ trackingCode, ...access });
    setIsFetching(false);
    if (isSaved) return;
    const { title, text } = manageWords.calendarFailed;
    showToast({ title, description: text, variant: 'destructive' });
  }

  return (
    <Dialog
      isOpen
      onClose={onDone}
      title={words.title}
      size="large"
      header={
        <div ref={topRef} tabIndex={-1} className={styles.top}>
          <PassHeader
            qr={
              <QrCode
                value={`${siteOrigin()}${paths.bookingVerification(trackingCode)}`}
                title={words.qrLabel(trackingCode)}
                size={qrSize}
              />
            }
            title={words.title}
            badge={<StatusBadge status="confirmed" label={words.confirmed} />}
            code={trackingCode}
            hint={words.codeHint}
          />
        </div>
      }
      footer={
        <>
          <Button variant="solid" onClick={onDone}>
            {words.done}
          </Button>
          <Button onClick={goHome}>{words.home}</Button>
          <Button
            variant="quiet"
            busyLabel={isFetching ? wizardWords.loading : undefined}
            onClick={() => void addToCalendar()}
          >
            <Icon name="calendar-plus" />
            {words.addToCalendar}
          </Button>
        </>
      }
    >
      <DescriptionList
        look="plain"
        items={[
          { term: words.vehicle, value: booking.vehicleInfo },
          { term: words.date, value: formatLongDate(booking.appointmentDate) },
          { term: words.time, value: formatInstantTime(booking.appointmentInstant) },
          { term: words.services, value: <ServiceList services={booking.services} /> },
          { term: words.total, value: formatMoney(centsOf(booking.totalPrice)) },
          {
            term: manageWords.confirmation.policy,
            value: <PolicySentence policy={bookedPolicy(booking, Date.now())} />,
          },
        ]}
      />
      <ConfirmationEmailLine trackingCode={trackingCode} {...access} phone={booking.region.phone} />
      <ToastRegion />
    </Dialog>
  );
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
