import { zodResolver } from '@hookform/resolvers/zod';
import { contactInput } from '@tintforge/api-contract';
import { earliestVehicleYear, missingFields, wizardSteps } from '@tintforge/booking-core';
import { catalogue, contactLineOf, wizardWords } from '@tintforge/content';
import {
  Button,
  Checkbox,
  FieldRow,
  LockedField,
  Note,
  PhoneField,
  Section,
  Select,
  Split,
  StepFooter,
  StepHeading,
  TextArea,
  TextField,
} from '@tintforge/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { BackButton } from '../back-button';
import {
  addressError,
  type ContactValues,
  contactValues,
  draftFields,
  refusableFields,
  vehicleYears,
} from '../contact-form';
import { OrderTicket } from '../order-ticket';
import type { StepProps } from '../step-props';
import styles from './contact-step.module.css';

const words = wizardWords.contact;
const contactStep = wizardSteps.indexOf('contact');
const appointmentStep = wizardSteps.indexOf('appointment');

/** Step 5: who, which car, which driveway. What is typed goes into the draft at once and survives everything. */
export function ContactStep({ draft, dispatch, goBack, notice, setNotice, headingRef }: StepProps) {
  const form = useForm<ContactValues>({ defaultValues: contactValues(draft), resolver: zodResolver(contactInput) });
  const { errors } = form.formState;
  const { subscribe, setError } = form;

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
            <FieldRow shape="narrow-first">
              <Select
                label={words.vehicleYear.label}
                options={vehicleYears({ currentYear: new Date().getFullYear(), earliest: earliestVehicleYear })}
                error={errors.vehicleYear?.message}
                {...form.register('vehicleYear', { valueAsNumber: true })}
              />
              <TextField
                label={words.vehicleMake.label}
                autoComplete="off"
                error={errors.vehicleMake?.message}
                {...form.register('vehicleMake')}
              />
              <TextField
                label={words.vehicleModel.label}
                autoComplete="off"
                error={errors.vehicleModel?.message}
                {...form.register('vehicleModel')}
              />
            </FieldRow>
          </Section>
          <Section title={words.place}>
            <FieldRow shape="wide-first">
              <TextField
                label={words.street.label}
                autoComplete="address-line1"
                error={addressError('street', { value: draft.street, message: errors.address?.street?.message })}
                {...form.register('address.street')}
              />
              <TextField
                label={words.city.label}
                autoComplete="address-level2"
                error={addressError('city', { value: draft.city, message: errors.address?.city?.message })}
                {...form.register('address.city')}
              />
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
            </FieldRow>
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
            <div className={styles.site}>
              <Checkbox
                label={words.site.garage.label}
                hint={words.site.garage.hint}
                {...form.register('site.garage')}
              />
              <Checkbox label={words.site.shade.label} hint={words.site.shade.hint} {...form.register('site.shade')} />
              <Checkbox label={words.site.power.label} hint={words.site.power.hint} {...form.register('site.power')} />
            </div>
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
  );
}
