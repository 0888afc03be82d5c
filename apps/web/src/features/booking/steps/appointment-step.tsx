import { regionOfZip } from '@tintforge/booking-core';
import { catalogue, wizardWords } from '@tintforge/content';
import { Banner, Button, StepFooter, StepHeading, TextArea } from '@tintforge/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { startOf } from '../../../lib/day-choice';
import { QueryScope } from '../../../lib/query-scope';
import { StartCalendar } from '../../../lib/start-calendar';
import { BackButton } from '../back-button';
import type { StepProps } from '../step-props';
import { useAvailability } from '../use-availability';
import styles from './appointment-step.module.css';
import { StartTimes } from './start-times';
import { ZipField } from './zip-field';

const words = wizardWords.appointment;

/** What takes the focus when a requirement is missing. */
const controls: Readonly<Record<string, string>> = {
  zip: 'input[name="zip"]',
  date: '[data-part="date"] button[tabindex="0"]',
  time: '[data-part="time"] input:enabled',
};

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
  const isServed = regionOfZip(catalogue, draft.zip) !== undefined;
  const answer = isServed ? availability.data : undefined;

  // A start that others took while the customer looked elsewhere is not chosen any more, and the customer reads why.
  const dropTakenStart = useEffectEvent(() => {
    if (availability.isPlaceholderData || startOf(answer, draft)?.available !== false) return;
    dispatch({ type: 'edit', fields: { time: '' } });
    setNotice({ kind: 'start-gone', message: wizardWords.toasts.startTaken.text });
  });
  useEffect(() => {
    if (answer !== undefined) dropTakenStart();
  }, [answer]);

  useEffect(() => {
    const selector = controls[missing[0] ?? ''];
    if (selector !== undefined) rootRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [missing]);

  function chooseDate(date: string) {
    const isTimeFree = startOf(answer, { date, time: draft.time })?.available === true;
    dispatch({ type: 'edit', fields: { date, time: isTimeFree ? draft.time : '' } });
  }

  function chooseTime(time: string) {
    setNotice(undefined);
    dispatch({ type: 'edit', fields: { time } });
  }

  return (
    <div ref={rootRef}>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
      {notice?.kind === 'start-gone' && (
        <div className={styles.notice}>
          <Banner tone="info" title={wizardWords.toasts.startTaken.title}>
            {notice.message}
          </Banner>
        </div>
      )}
      <ZipField
        draft={draft}
        isMissing={missing.includes('zip')}
        onChange={(zip) => dispatch({ type: 'edit', fields: { zip } })}
      />
      <div className={styles.columns}>
        <div className={styles.days} data-part="date">
          {isServed && <StartCalendar query={availability} date={draft.date} onChoose={chooseDate} />}
          {isServed && missing.includes('date') && <Banner tone="error">{words.date.required}</Banner>}
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
}
