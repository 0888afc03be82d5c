import type { BookingDetails } from '@tintforge/api-contract';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { complianceWords } from '@tintforge/app-base/compliance/words';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { confirmationWords, wizardWords } from '@tintforge/content';
import { Button, Icon } from '@tintforge/ui';
import { useState } from 'react';
import { bookAgainWords } from '../../lib/book-again-words';
import { downloadCalendar } from '../../lib/calendar-file';
import { useBookAgain } from '../../lib/use-book-again';
import styles from './booking-actions.module.css';
import { type BookingTask, isAhead, possibleTasks } from './booking-task';
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
  const { trackingCode } = details;
  const possible = possibleTasks(details);
  const bookAgain = useBookAgain(details);

  async function addToCalendar() {
    setIsFetching(true);
    const isSaved = await downloadCalendar({ trackingCode, ...access });
    setIsFetching(false);
    const { title, text } = manageWords.calendarFailed;
    if (!isSaved) showToast({ title, description: text, variant: 'destructive' });
  }

  return (
    <fieldset className={styles.root} aria-label={words.label}>
      {possible.move && (
        <Button data-opens="move" onClick={() => onChoose('move')}>
          <Icon name="clock" />
          <span>{words.move}</span>
        </Button>
      )}
      {possible.change && (
        <Button data-opens="change" onClick={() => onChoose('change')}>
          {words.change}
        </Button>
      )}
      {possible.cancel && (
        <Button variant="danger" data-opens="cancel" onClick={() => onChoose('cancel')}>
          {words.cancel}
        </Button>
      )}
      {possible.pass && (
        <Button data-opens="pass" onClick={() => onChoose('pass')}>
          {manageWords.confirmation.show}
        </Button>
      )}
      {possible.correct && (
        <Button data-opens="correct" onClick={() => onChoose('correct')}>
          {words.correct}
        </Button>
      )}
      {isAhead(details) && details.appointmentInstant !== null && (
        <Button busyLabel={isFetching ? wizardWords.loading : undefined} onClick={() => void addToCalendar()}>
          <Icon name="calendar-plus" />
          <span>{confirmationWords.addToCalendar}</span>
        </Button>
      )}
      {bookAgain !== undefined && (details.status === 'cancelled' || details.status === 'completed') && (
        <Button onClick={() => void bookAgain()}>{bookAgainWords.button}</Button>
      )}
      {possible.sheet && (
        <Button data-opens="sheet" onClick={() => onChoose('sheet')}>
          <Icon name="shield-check" />
          <span>{complianceWords.open}</span>
        </Button>
      )}
    </fieldset>
  );
}
