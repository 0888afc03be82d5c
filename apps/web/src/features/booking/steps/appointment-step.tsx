import { QueryScope } from '@tintforge/app-base/query-scope';
import { type ChosenStart, dayOf, startOf } from '@tintforge/app-base/starts/day-choice';
import { DayStartsPlace } from '@tintforge/app-base/starts/day-starts';
import { StartCalendar } from '@tintforge/app-base/starts/start-calendar';
import { missingFields, regionOfZip, type WizardDraft, wizardSteps } from '@tintforge/booking-core';
import { catalogue, wizardWords } from '@tintforge/content';
import { Banner, StepHeading, TextArea } from '@tintforge/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { carsCodeOf } from '../cars/late-cars';
import { minutesOf, startOfDraft } from '../order-summary';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps } from '../step-props';
import { useAvailability } from '../use-availability';
import { bookingWords } from '../words';
import { zipFields } from '../zip-city';
import styles from './appointment-step.module.css';
import { goneWords } from './gone-words';
import { StartTimes } from './start-times';
import { ZipField } from './zip-field';

const words = wizardWords.appointment;
const appointmentStep = wizardSteps.indexOf('appointment');

/** The control to focus for each missing requirement. */
const controls: Readonly<Record<string, string>> = {
  zip: 'input[name="zip"]',
  crews: '[data-part="crews"] input:enabled',
  date: '[data-part="date"] button[tabindex="0"]',
  time: '[data-part="time"] input:enabled',
};

/** Step 4: where and when. The ZIP code determines the region and its crews. */
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
  const cars = carsCodeOf(draft);
  const isServed = regionOfZip(catalogue, draft.zip) !== undefined && minutesOf(draft) !== undefined;
  const answer = isServed ? availability.data : undefined;

  // A start that is no longer available is deselected, and the customer reads why.
  const dropTakenStart = useEffectEvent(() => {
    const { date, time } = startOfDraft(draft);
    const day = dayOf(answer, date);
    if (availability.isPlaceholderData || day === undefined || time === '') return;
    if (startOf(answer, { date, time })?.available === true) return;
    dispatch({ type: 'edit', fields: { appointmentTime: '' } });
    setNotice({ kind: 'start-gone', ...goneWords(day, time) });
  });
  useEffect(() => {
    if (answer !== undefined) dropTakenStart();
  }, [answer]);

  useEffect(() => {
    const selector = controls[missing[0] ?? ''];
    if (selector !== undefined) rootRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [missing]);

  function chooseDate(date: string) {
    const isTimeFree = startOf(answer, { date, time: draft.appointmentTime })?.available === true;
    dispatch({
      type: 'edit',
      fields: { appointmentDate: date, appointmentTime: isTimeFree ? draft.appointmentTime : '' },
    });
  }

  function chooseTime(time: string) {
    setNotice(undefined);
    dispatch({ type: 'edit', fields: { appointmentTime: time } });
  }

  function chooseStart({ date, time }: ChosenStart) {
    setNotice(undefined);
    dispatch({ type: 'edit', fields: { appointmentDate: date, appointmentTime: time } });
  }

  return (
    <div ref={rootRef}>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
      {notice?.kind === 'start-gone' && (
        <div className={styles.notice}>
          <Banner tone="info" title={notice.title}>
            {notice.message}
          </Banner>
        </div>
      )}
      <ZipField
        draft={draft}
        isMissing={missing.includes('zip')}
        onChange={(zip) => dispatch({ type: 'edit', fields: zipFields(draft, zip) })}
      />
      {cars !== undefined && (
        <cars.CrewChoice draft={draft} dispatch={dispatch} isMissing={missing.includes('crews')} />
      )}
      <div className={styles.columns}>
        <div className={styles.days} data-part="date">
          {isServed && (
            <StartCalendar
              query={availability}
              date={draft.appointmentDate}
              time={draft.appointmentTime}
              onChoose={chooseDate}
              onChooseStart={chooseStart}
            />
          )}
          {isServed && missing.includes('appointmentDate') && <Banner tone="error">{words.date.required}</Banner>}
        </div>
        <div className={styles.times} data-part="time">
          {isServed && answer === undefined && <DayStartsPlace date={draft.appointmentDate} />}
          {answer !== undefined && (
            <StartTimes
              draft={draft}
              answer={answer}
              isMissing={missing.includes('appointmentTime') && !missing.includes('appointmentDate')}
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
            rows={2}
            maxLength={1000}
            value={draft.notes}
            onChange={(event) => dispatch({ type: 'edit', fields: { notes: event.currentTarget.value } })}
          />
        </div>
      </div>
      <StepBar
        draft={draft}
        prompt={promptFor(missingFields(catalogue, draft, appointmentStep)[0])}
        onBack={goBack}
        action={<ContinueButton label={words.next} onPress={() => dispatch({ type: 'next' })} />}
      />
    </div>
  );
}

/** Prompt at the foot of the step for the next missing field; undefined when none is missing. */
function promptFor(field: keyof WizardDraft | undefined): string | undefined {
  if (field === 'zip') return bookingWords.enterZip;
  if (field === 'crews') return bookingWords.cars.choose;
  if (field === 'appointmentDate') return bookingWords.chooseDate;
  return field === 'appointmentTime' ? bookingWords.chooseTime : undefined;
}
