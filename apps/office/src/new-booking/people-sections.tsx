import { AddressFields, SiteFields } from '@tintforge/app-base/contact/contact-fields';
import { EmailField } from '@tintforge/app-base/contact/email-field';
import { phoneText } from '@tintforge/app-base/phone-text';
import { FieldRow, LockedField, PhoneField, Section, TextArea, TextField } from '@tintforge/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CallerLookup } from './caller-lookup';
import type { PhoneForm } from './phone-form';
import { phoneWords } from './words';

/** The customer on the phone. An email address is optional. */
export function CustomerSection() {
  const { register, formState } = useFormContext<PhoneForm>();
  const { errors } = formState;
  const words = phoneWords.who;
  return (
    <Section title={words.heading}>
      <FieldRow shape="halves">
        <TextField
          label={words.name}
          autoComplete="off"
          error={errors.customerName?.message}
          {...register('customerName')}
        />
        <PhoneField
          format={phoneText}
          label={words.phone}
          error={errors.customerPhone?.message}
          {...register('customerPhone')}
        />
      </FieldRow>
      <CallerLookup />
      <EmailField
        label={words.email}
        hint={words.emailHint}
        isOptional
        autoComplete="off"
        error={errors.customerEmail?.message}
        {...register('customerEmail')}
      />
    </Section>
  );
}

/** The car's address, and the conditions at the site. */
export function PlaceSection() {
  const { register, control } = useFormContext<PhoneForm>();
  const zip = useWatch({ control, name: 'zip' });
  const words = phoneWords.place;
  return (
    <Section title={words.heading}>
      <AddressFields zipCode={zip} zip={<LockedField label={phoneWords.where.zip} value={zip} />} />
      <SiteFields />
      <TextArea
        label={words.notes}
        hint={words.notesHint}
        isOptional
        rows={2}
        maxLength={1000}
        {...register('notes')}
      />
    </Section>
  );
}
