import { missingFields, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import {
  Button,
  FieldRow,
  LockedField,
  Note,
  PhoneField,
  Section,
  Split,
  StepFooter,
  StepHeading,
  TextArea,
  TextField,
} from '@tintforge/ui';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AddressFields, CarFields, SiteFields } from '../../../lib/contact-fields';
import { BackButton } from '../back-button';
import { type ContactValues, contactValues, draftFields, refusableFields, resolveContact } from '../contact-form';
import { OrderTicket } from '../order-ticket';
import type { StepProps } from '../step-props';
import styles from './contact-step.module.css';
import { useAccountContact } from './use-account-contact';

const words = wizardWords.contact;
const contactStep = wizardSteps.indexOf('contact');
const appointmentStep = wizardSteps.indexOf('appointment');

/** Step 5: who, which car, which driveway. What is typed goes into the draft at once and survives everything. */
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

  /** What is missing altogether is said by the wizard; what is only wrong, under its field. */
  function complain() {
    if (missingFields(catalogue, draft, contactStep).length > 0) dispatch({ type: 'next' });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(proceed, complain)}>
        <StepHeading headingRef={headingRef} title={words.heading} lead={words.lead} />
        <Split asideWidth="normal" aside={<OrderTicket draft={draft} />}>
          <div className={styles.sections}>
            <Section title={words.you}>
              <Note icon="mail-check">{words.notice}</Note>
              <TextField
                label={words.name.label}
                autoComplete="name"
                error={errors.customerName?.message}
                {...form.register('customerName')}
              />
              <FieldRow shape="halves">
                <TextField
                  label={words.email.label}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  error={errors.customerEmail?.message}
                  {...form.register('customerEmail')}
                />
                <PhoneField
                  label={words.phone.label}
                  error={errors.customerPhone?.message}
                  errorHelp={words.phone.hint(contactLineOf(undefined).phone)}
                  {...form.register('customerPhone')}
                />
              </FieldRow>
            </Section>
            <Section title={words.car}>
              <CarFields />
            </Section>
            <Section title={words.place}>
              <AddressFields
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
            </Section>
            <Section title={words.siteHeading}>
              <SiteFields />
            </Section>
          </div>
        </Split>
        <StepFooter
          back={<BackButton onPress={goBack} />}
          action={
            <Button type="submit" variant="primary">
              {words.next}
            </Button>
          }
        />
      </form>
    </FormProvider>
  );
}
