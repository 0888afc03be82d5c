import { AddressInputs, CarInputs, type ConnectedInput, SiteInputs } from '@tintforge/app-base/contact/contact-inputs';
import { phoneText } from '@tintforge/app-base/phone-text';
import { missingFields, regionOfZip, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import { FieldRow, LockedField, Note, PhoneField, Section, Split, StepHeading, TextField } from '@tintforge/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ContactField,
  contactProblems,
  contactValues,
  fieldsOfText,
  refusableFields,
  textOf,
} from '../contact-form';
import { leadToNextField } from '../next-field';
import { OrderTicket } from '../order-ticket';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps, WizardNotice } from '../step-props';
import styles from './contact-step.module.css';
import { useAccountContact } from './use-account-contact';

const words = wizardWords.contact;
const contactStep = wizardSteps.indexOf('contact');
const appointmentStep = wizardSteps.indexOf('appointment');

/**
 * Step 5: customer, car and driveway. Input goes into the draft at once and survives reloads and navigation; the draft is
 * the form's only state. Errors appear with the first attempt to continue, and follow the input from then on.
 */
export function ContactStep({ draft, dispatch, goBack, notice, setNotice, headingRef }: StepProps) {
  const values = contactValues(draft);
  const [attempts, setAttempts] = useState(0);
  const problems = { ...refusals(notice), ...(attempts > 0 && contactProblems(values)) };
  const formRef = useRef<HTMLFormElement>(null);
  const { phone } = contactLineOf(regionOfZip(catalogue, draft.zip)?.id);
  useAccountContact(draft, (fields) => dispatch({ type: 'edit', fields }));

  const focusFirstProblem = useEffectEvent(() => {
    const first = refusableFields.find((field) => problems[field] !== undefined);
    const input = first === undefined ? null : formRef.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  });
  // After an attempt, and when the step opens with fields that the server refused.
  useEffect(() => focusFirstProblem(), [attempts]);

  function edit(field: ContactField, text: string) {
    if (notice?.kind === 'refused-fields') setNotice(withoutField(notice, field));
    dispatch({ type: 'edit', fields: fieldsOfText(values, field, text) });
  }

  function connect(field: ContactField): ConnectedInput {
    return {
      name: field,
      value: textOf(values, field),
      error: problems[field],
      onChange: (event) => edit(field, event.target.value),
    };
  }

  function proceed(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(contactProblems(values)).length === 0) {
      setNotice(undefined);
      dispatch({ type: 'next' });
      return;
    }
    setAttempts(attempts + 1);
    // The wizard reports missing values; invalid ones are marked under their fields.
    if (missingFields(catalogue, draft, contactStep).length > 0) dispatch({ type: 'next' });
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
              <TextField
                label={words.email.label}
                type="email"
                inputMode="email"
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
          <Section title={words.car}>
            <CarInputs connect={connect} />
          </Section>
          <Section title={words.place}>
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
              phone={phone}
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
function refusals(notice: WizardNotice | undefined): Partial<Record<ContactField, string>> {
  return notice?.kind === 'refused-fields' ? notice.fields : {};
}

function withoutField({ kind, fields }: RefusedFields, changed: ContactField): RefusedFields {
  return { kind, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => field !== changed)) };
}
