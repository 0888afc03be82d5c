import { AddressFields, CarFields } from '@tintforge/app-base/contact-fields';
import { phoneText } from '@tintforge/app-base/phone-text';
import { SiteFields } from '@tintforge/app-base/site-fields';
import { missingFields, regionOfZip, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import { FieldRow, LockedField, Note, PhoneField, Section, Split, StepHeading, TextField } from '@tintforge/ui';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type ContactValues, contactValues, draftFields, refusableFields, resolveContact } from '../contact-form';
import { leadToNextField } from '../next-field';
import { OrderTicket } from '../order-ticket';
import { ContinueButton, StepBar } from '../step-bar';
import type { StepProps } from '../step-props';
import styles from './contact-step.module.css';
import { useAccountContact } from './use-account-contact';

const words = wizardWords.contact;
const contactStep = wizardSteps.indexOf('contact');
const appointmentStep = wizardSteps.indexOf('appointment');

/** Step 5: customer, car and driveway. Input goes into the draft at once and survives reloads and navigation. */
export function ContactStep({ draft, dispatch, goBack, notice, setNotice, headingRef }: StepProps) {
  const form = useForm<ContactValues>({ defaultValues: contactValues(draft), resolver: resolveContact });
  const { errors } = form.formState;
  const { subscribe, setError } = form;
  useAccountContact(form);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => dispatch({ type: 'edit', fields: draftFields(values) }),
      }),
    [subscribe, dispatch],
  );

  useEffect(() => {
    if (notice?.kind !== 'refused-fields') return;
    const refused = refusableFields.filter((field) => notice.fields[field] !== undefined);
    for (const [index, field] of refused.entries()) {
      setError(field, { message: notice.fields[field] ?? '' }, { shouldFocus: index === 0 });
    }
  }, [notice, setError]);

  function proceed() {
    setNotice(undefined);
    dispatch({ type: 'next' });
  }

  /** The wizard reports missing values; invalid ones are marked under their fields. */
  function complain() {
    if (missingFields(catalogue, draft, contactStep).length > 0) dispatch({ type: 'next' });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(proceed, complain)} onKeyDown={leadToNextField}>
        <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
        <Split asideWidth="normal" aside={<OrderTicket draft={draft} />}>
          <div className={styles.sections}>
            <Section title={words.you}>
              <Note icon="mail-check">{words.notice}</Note>
              <TextField
                label={words.name.label}
                autoComplete="name"
                enterKeyHint="next"
                error={errors.customerName?.message}
                {...form.register('customerName')}
              />
              <FieldRow shape="halves">
                <TextField
                  label={words.email.label}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  enterKeyHint="next"
                  error={errors.customerEmail?.message}
                  {...form.register('customerEmail')}
                />
                <PhoneField
                  format={phoneText}
                  label={words.phone.label}
                  enterKeyHint="next"
                  error={errors.customerPhone?.message}
                  errorHelp={words.phone.hint(contactLineOf(regionOfZip(catalogue, draft.zip)?.id).phone)}
                  {...form.register('customerPhone')}
                />
              </FieldRow>
            </Section>
            <Section title={words.car}>
              <CarFields />
            </Section>
            <Section title={words.place}>
              <AddressFields
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
              <SiteFields phone={contactLineOf(regionOfZip(catalogue, draft.zip)?.id).phone} />
            </Section>
          </div>
        </Split>
        <StepBar draft={draft} onBack={goBack} action={<ContinueButton label={words.next} />} />
      </form>
    </FormProvider>
  );
}
