import { addDays, bookingHorizonDays, formatLongDate, regionOfZip } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import { Banner, Button, Skeleton, SkeletonGroup, StepFooter, StepHeading, TextArea, TextField } from '@tintforge/ui';
import { DatePicker } from '@tintforge/ui/date-picker';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatDuration } from '../../../lib/duration';
import { QueryScope } from '../../../lib/query-scope';
import { shopToday } from '../../../lib/shop-time';
import { dayNoteOf, dayOf, dayStateOf, startOf } from '../availability/day-choice';
import { useAvailability } from '../availability/use-availability';
import { BackButton } from '../back-button';
import { orderOf } from '../order-summary';
import type { StepProps } from '../step-props';
import styles from './appointment-step.module.css';
import { StartTimes } from './start-times';

const words = wizardWords.appointment;

/** Step 4: where and when. The ZIP code decides whose crews are asked. */
export function AppointmentStep(props: StepProps) {
  return (
    <QueryScope>
      <Appointment {...props} />
    </QueryScope>
  );
}

function Appointment({ draft, missing, dispatch, goBack, notice, setNotice, headingRef }: StepProps) {
  const availability = useAvailability(draft);
  const rootRef = useRef<HTMLDivElement>(null);
  const today = shopToday(Date.now());
  const isServed = regionOfZip(catalogue, draft.zip) !== undefined;
  const answer = isServed ? availability.data : undefined;
  const day = dayOf(answer, draft.date);

  // A start that others took while we looked elsewhere is not chosen any more, and the customer reads why.
  const answered = useEffectEvent(() => {
    if (availability.isPlaceholderData || draft.time === '' || startOf(answer, draft)?.available !== false) return;
    dispatch({ type: 'edit', fields: { time: '' } });
    setNotice({ kind: 'start-gone', message: wizardWords.toasts.startTaken.text });
  });
  useEffect(() => {
    if (answer !== undefined) answered();
  }, [answer]);

  useEffect(() => {
    const [first] = missing;
    if (first !== undefined) rootRef.current?.querySelector<HTMLElement>(firstControl(first))?.focus();
  }, [missing]);

  function chooseTime(time: string) {
    setNotice(undefined);
    dispatch({ type: 'edit', fields: { time } });
  }

  return (
    <div ref={rootRef}>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
      {notice?.kind === 'start-gone' && (
        <div className={styles.notice}>
          <Banner tone="warning" title={wizardWords.toasts.startTaken.title}>
            {notice.message}
          </Banner>
        </div>
      )}
      <div className={styles.zone}>
        <TextField
          label={words.zip.label}
          hint={words.zip.hint}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          value={draft.zip}
          error={missing.includes('zip') && !isComplete(draft.zip) ? words.zip.required : undefined}
          onChange={(event) => dispatch({ type: 'edit', fields: { zip: event.currentTarget.value } })}
        />
        <ZipAnswer zip={draft.zip} jobMinutes={orderOf(draft)?.jobMinutes} />
      </div>
      {isServed && (
        <div className={styles.columns}>
          <div className={styles.days} data-part="date">
            {answer === undefined ? (
              <CalendarState hasFailed={availability.isError} retry={() => void availability.refetch()} />
            ) : (
              <>
                <DatePicker
                  label={words.date.label}
                  value={draft.date === '' ? undefined : draft.date}
                  onValueChange={(date) => dispatch({ type: 'edit', fields: { date, time: keptTime(date) } })}
                  from={today}
                  to={addDays(today, bookingHorizonDays)}
                  today={today}
                  dayState={(date) => dayStateOf(dayOf(answer, date))}
                  dayNote={(date) => dayNoteOf(dayOf(answer, date))}
                  legend={{ few: words.date.fewLeft, closed: words.date.closedOrFull }}
                />
                {missing.includes('date') && <Banner tone="error">{words.date.required}</Banner>}
              </>
            )}
          </div>
          <div className={styles.times} data-part="time">
            {answer !== undefined && (
              <StartTimes
                draft={draft}
                answer={answer}
                isMissing={missing.includes('time') && !missing.includes('date')}
                onChoose={chooseTime}
              />
            )}
          </div>
          <div className={styles.notes}>
            <TextArea
              label={words.notes.label}
              hint={words.notes.hint}
              isOptional
              name="notes"
              maxLength={1000}
              value={draft.notes}
              onChange={(event) => dispatch({ type: 'edit', fields: { notes: event.currentTarget.value } })}
            />
          </div>
        </div>
      )}
      <StepFooter
        back={<BackButton onPress={goBack} />}
        action={
          <Button variant="primary" onClick={() => dispatch({ type: 'next' })}>
            {words.next}
          </Button>
        }
      />
    </div>
  );

  /** A time that the new day offers too stays chosen. */
  function keptTime(date: string): string {
    return startOf(answer, { date, time: draft.time })?.available === true ? draft.time : '';
  }
}
