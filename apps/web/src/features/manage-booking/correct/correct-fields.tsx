import type { CorrectableDetails } from '@tintforge/api-contract';
import { phoneText } from '@tintforge/app-base/phone-text';
import { wizardWords } from '@tintforge/content';
import { PhoneField, TextArea, TextField } from '@tintforge/ui';
import { useFormContext } from 'react-hook-form';

const words = wizardWords.contact;

// Each is a separate component, like the shared fields: the form orders its fields by when they render, and after an
// error the first invalid one takes the focus.

/** The number that the crew calls; `phone` is an example of the format. */
export function CallField({ phone }: { phone: string }) {
  const { register, formState } = useFormContext<CorrectableDetails>();
  return (
    <PhoneField
      format={phoneText}
      label={words.phone.label}
      error={formState.errors.customerPhone?.message}
      errorHelp={words.phone.hint(phone)}
      {...register('customerPhone')}
    />
  );
}

/** The ZIP code, which can change within its region. */
export function ZipField() {
  const { register, formState } = useFormContext<CorrectableDetails>();
  return (
    <TextField
      label={wizardWords.appointment.zip.label}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={20}
      error={formState.errors.zip?.message}
      {...register('zip')}
    />
  );
}

/** Notes for the crew about gate and parking. */
export function NotesField() {
  const { register, formState } = useFormContext<CorrectableDetails>();
  return (
    <TextArea
      label={wizardWords.appointment.notes.label}
      hint={wizardWords.appointment.notes.hint}
      isOptional
      rows={2}
      maxLength={1000}
      error={formState.errors.notes?.message}
      {...register('notes')}
    />
  );
}
