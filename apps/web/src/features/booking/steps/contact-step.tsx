import { AddressInputs, CarInputs, type ConnectedInput, SiteInputs } from '@tintforge/app-base/contact/contact-inputs';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { phoneText } from '@tintforge/app-base/phone-text';
import { placeMissing } from '@tintforge/app-base/place-facts';
import { missingFields, regionOfZip, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import { FieldRow, LockedField, Note, PhoneField, Section, Split, StepHeading, TextField } from '@tintforge/ui';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { carsCodeOf } from '../cars/late-cars';
import { type ContactField, contactProblems, contactValues, fieldsOfText, filledIn, textOf } from '../contact-form';
import { leadToNextField } from '../next-field';
import { nameOfCarAt } from '../order-summary';
import { OrderTicket } from '../order-ticket';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps, WizardNotice } from '../step-props';
import styles from './contact-step.module.css';
import { useAccountContact } from './use-account-contact';

const words = wizardWords.contact;
const contactStep = wizardSteps.indexOf('contact');
const appointmentStep = wizardSteps.indexOf('appointment');

/**
 * Step 5: customer, cars and driveway. Input goes into the draft at once and survives reloads and navigation; the draft is
 * the form's only state. Errors appear with the first attempt to continue, and follow the input from then on.
 */
export function ContactStep({ draft, dispatch, goBack, notice, setNotice, headingRef }: StepProps) {
  const values = contactValues(draft);
  const [attempts, setAttempts] = useState(0);
  const cars = carsCodeOf(draft);
  const found = { ...contactProblems(values), ...cars?.furtherCarProblems(draft.otherCars) };
  const problems: Partial<Record<string, string>> = { ...refusals(notice), ...(attempts > 0 && found) };
  const formRef = useRef<HTMLFormElement>(null);
  const { phone } = contactLineOf(regionOfZip(catalogue, draft.zip)?.id);
  useAccountContact(draft, (fields) => dispatch({ type: 'edit', fields }));

  const focusFirstProblem = useEffectEvent(() => {
    const inputs = [...(formRef.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    inputs.find((input) => problems[input.getAttribute('name') ?? ''] !== undefined)?.focus();
  });
  // After an attempt, and when the step opens with fields that the server refused.
  useEffect(() => focusFirstProblem(), [attempts]);

  function connectAs(name: string, value: string, onText: (text: string) => void): ConnectedInput {
    return {
      name,
      value,
      error: problems[name],
      onChange({ target }) {
        if (notice?.kind === 'refused-fields') setNotice(withoutField(notice, name));
        onText(target.value);
      },
    };
  }

  function connect(field: ContactField): ConnectedInput {
    return connectAs(field, textOf(values, field), (text) =>
      dispatch({ type: 'edit', fields: fieldsOfText(values, field, text) }),
    );
  }

  function proceed(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = filledIn(event.currentTarget, values);
    if (Object.keys(filled).length > 0) dispatch({ type: 'edit', fields: filled });
    const current = { ...draft, ...filled };
    const wrong = { ...contactProblems(contactValues(current)), ...cars?.furtherCarProblems(draft.otherCars) };
    if (Object.keys(wrong).length === 0) {
      setNotice(undefined);
      dispatch({ type: 'next' });
      return;
    }
    setAttempts(attempts + 1);
    // The wizard reports missing values; invalid ones are marked under their fields.
    if (missingFields(catalogue, current, contactStep).length > 0) dispatch({ type: 'next' });
  }

  return (
    <form ref={formRef} noValidate onSubmit={proceed} onKeyDown={leadToNextField}>
      <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
      <Split asideWidth="normal" aside={<OrderTicket draft={draft} />}>
        <div className={styles.sections}>
          <Section title={words.you}>
            <Note icon="mail-check">{words.notice}</Note>
            <TextField label={words.name.label} autoComplete="name" enterKeyHint="next" {...connect('customerName')} />
            <FieldRow shape="halves">
              <EmailField
                label={words.email.label}
                autoComplete="email"
                enterKeyHint="next"
                {...connect('customerEmail')}
              />
              <PhoneField
                format={phoneText}
                label={words.phone.label}
                enterKeyHint="next"
                errorHelp={words.phone.hint(phone)}
                {...connect('customerPhone')}
              />
            </FieldRow>
          </Section>
          <Section title={cars === undefined ? words.car : nameOfCarAt(draft, 0)}>
            <CarInputs connect={connect} />
          </Section>
          {cars !== undefined && <cars.FurtherCars draft={draft} dispatch={dispatch} connect={connectAs} />}
          <Section title={cars?.carWords.place ?? words.place}>
            <AddressInputs
              connect={connect}
              city={draft.address.city}
              zipCode={draft.zip}
              zip={
                <LockedField
                  label={wizardWords.appointment.zip.label}
                  value={draft.zip}
                  action={
                    <button
                      type="button"
                      className={styles.change}
                      aria-label={wizardWords.changeWhat(wizardWords.appointment.zip.label)}
                      onClick={() => dispatch({ type: 'go-to', step: appointmentStep })}
                    >
                      {wizardWords.change}
                    </button>
                  }
                />
              }
            />
            <SiteInputs
              site={draft.site}
              onAnswer={(question, answer) =>
                dispatch({ type: 'edit', fields: { site: { ...draft.site, [question]: answer } } })
              }
              missing={placeMissing(draft.site, phone)}
            />
          </Section>
        </div>
      </Split>
      <StepBar draft={draft} onBack={goBack} action={<ContinueButton label={words.next} />} />
    </form>
  );
}

type RefusedFields = Extract<WizardNotice, { kind: 'refused-fields' }>;

/** The server's messages for fields that haven't been changed since. */
function refusals(notice: WizardNotice | undefined): Partial<Record<string, string>> {
  return notice?.kind === 'refused-fields' ? notice.fields : {};
}

function withoutField({ kind, fields }: RefusedFields, changed: string): RefusedFields {
  return { kind, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => field !== changed)) };
}
