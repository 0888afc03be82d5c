import type { Booking } from '@tintforge/api-contract';
import { agreedAppointment } from '@tintforge/app-base/appointment';
import { dayOf } from '@tintforge/app-base/starts/day-choice';
import { formatLongDate, formatTime, regionOfZip, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, holdWords, wizardWords } from '@tintforge/content';
import { Button, formatMoney, keepValues, ShutPanes, StartPicker } from '@tintforge/ui';
import type { Bill } from '../hold/bill';
import { useHoldStart } from '../hold/use-hold-start';
import type { StepProps } from '../step-props';
import { useAvailability } from '../use-availability';
import styles from './hold-expired.module.css';
import { HoldProblemBanner } from './hold-problem-banner';
import { type OverFate, overText, overTitle } from './over-text';
import { heldWords } from './words';

const words = holdWords.expired;
const appointmentStep = wizardSteps.indexOf('appointment');

interface HoldExpiredProps extends StepProps {
  booking: Booking;
  bill: Bill;
  fate: OverFate;
  onHeld: () => void;
}

/** The hold has ended and nothing was charged; one button holds the start again. */
export function HoldExpired({
  booking,
  bill,
  fate,
  onHeld,
  draft,
  dispatch,
  setNotice,
  headingRef,
  paymentCode,
}: HoldExpiredProps) {
  const hold = useHoldStart({ draft, dispatch, setNotice, paymentCode, onHeld });
  const line = contactLineOf(regionOfZip(catalogue, draft.zip)?.id);
  const day = dayOf(useAvailability(draft).data, draft.appointmentDate);
  const free = day?.starts.filter((start) => start.available) ?? [];
  const appointment = agreedAppointment(booking);
  const date = withoutYear(formatLongDate(appointment.date));
  const start = `${date} at ${formatTime(appointment.time)}`;

  return (
    <div className={styles.root}>
      <ShutPanes>0:00</ShutPanes>
      <div>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {overTitle(fate)}
        </h1>
        <p className={styles.lead}>{overText(fate, start)}</p>
        {free.length > 0 && (
          <div className={styles.starts}>
            <StartPicker
              label={wizardWords.appointment.time.label}
              groups={[
                {
                  label: heldWords.expired.rightNow(date),
                  options: free.map(({ time }) => ({
                    value: time,
                    label: formatTime(time),
                    isAvailable: true,
                    ...(time === booking.appointmentTime ? { note: words.stillFree } : {}),
                  })),
                },
              ]}
              value={draft.appointmentTime}
              onValueChange={(time) => dispatch({ type: 'edit', fields: { appointmentTime: time } })}
            />
          </div>
        )}
        {hold.problem !== undefined && (
          <HoldProblemBanner
            problem={hold.problem}
            phone={line.phone}
            onAccept={(now) => void hold.start(now)}
            onDecline={hold.dismiss}
          />
        )}
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="large"
            busyLabel={hold.isBusy ? wizardWords.review.processing : undefined}
            onClick={() => void hold.start(bill)}
          >
            {words.again}
          </Button>
          <Button variant="quiet" size="large" onClick={() => dispatch({ type: 'go-to', step: appointmentStep })}>
            {words.anotherDay}
          </Button>
        </div>
        <dl className={styles.kept}>
          <div>
            <dt>{words.kept}</dt>
            <dd>{booking.services.join(', ')}</dd>
          </div>
          <div>
            <dt>{wizardWords.review.total}</dt>
            <dd className={styles.figure} translate="no">
              {formatMoney(bill.totalCents)}
            </dd>
          </div>
          <div>
            <dt>{words.paidSoFar}</dt>
            <dd className={styles.figure} translate="no">
              {formatMoney(0)}
            </dd>
          </div>
        </dl>
        <p className={styles.call}>
          <a href={line.href}>{keepValues(wizardWords.call(line.phone))}</a>
        </p>
      </div>
    </div>
  );
}

function withoutYear(longDate: string): string {
  return longDate.slice(0, longDate.lastIndexOf(','));
}
