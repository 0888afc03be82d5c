import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { confirmationWords, wizardWords } from '@tintforge/content';
import { Button, Icon } from '@tintforge/ui';
import { useState } from 'react';
import { downloadCalendar } from '../../lib/calendar-file';
import styles from './booking-actions.module.css';
import type { BookingTask } from './booking-task';
import { ComplianceLink } from './compliance/compliance-link';
import { manageWords } from './words';

const words = manageWords.actions;

interface BookingActionsProps {
  details: BookingDetails;
  access: BookingAccess;
  onChoose: (task: BookingTask) => void;
}

/** The actions open to the booking's owner, and a number to call for anything else. */
export function BookingActions({ details, access, onChoose }: BookingActionsProps) {
  const [isFetching, setIsFetching] = useState(false);
  const { trackingCode, status } = details;

  async function addToCalendar() {
    setIsFetching(true);
    const isSaved = await downloadCalendar({ trackingCode, ...access });
    setIsFetching(false);
    const { title, text } = manageWords.calendarFailed;
    if (!isSaved) showToast({ title, description: text, variant: 'destructive' });
  }

  return (
    <fieldset className={styles.root} aria-label={words.label}>
      {details.mayReschedule && (
        <Button onClick={() => onChoose('move')}>
          <Icon name="clock" />
          {words.move}
        </Button>
      )}
      {details.mayChange && <Button onClick={() => onChoose('change')}>{words.change}</Button>}
      {details.cancellation !== null && (
        <Button variant="danger" onClick={() => onChoose('cancel')}>
          {words.cancel}
        </Button>
      )}
      {(status === 'confirmed' || status === 'scheduled') && (
        <Button onClick={() => onChoose('pass')}>{manageWords.confirmation.show}</Button>
      )}
      {details.mayCorrect && <Button onClick={() => onChoose('correct')}>{words.correct}</Button>}
      {(status === 'confirmed' || status === 'scheduled') && details.appointmentInstant !== null && (
        <Button busyLabel={isFetching ? wizardWords.loading : undefined} onClick={() => void addToCalendar()}>
          <Icon name="calendar-plus" />
          {confirmationWords.addToCalendar}
        </Button>
      )}
      <ComplianceLink details={details} access={access} />
    </fieldset>
  );
}
