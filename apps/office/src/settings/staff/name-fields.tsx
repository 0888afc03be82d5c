import { EmailField } from '@tintforge/app-base/contact/email-field';
import { FieldRow, TextField } from '@tintforge/ui';
import { settingsWords } from '../words';

const words = settingsWords.staff;

interface Names {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  values: Names;
  onChange: (changes: Partial<Names>) => void;
  errors: Partial<Record<string, string>>;
}

/** Name of a staff member. */
export function NameFields({ values, onChange, errors }: NameFieldsProps) {
  return (
    <FieldRow shape="halves">
      <TextField
        label={words.firstName}
        isOptional
        autoComplete="off"
        value={values.firstName}
        error={errors.firstName}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
      />
      <TextField
        label={words.lastName}
        isOptional
        autoComplete="off"
        value={values.lastName}
        error={errors.lastName}
        onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
      />
    </FieldRow>
  );
}

interface StaffEmailFieldProps {
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** The address to which a link for the first login goes. */
export function StaffEmailField({ hint, value, error, onChange }: StaffEmailFieldProps) {
  return (
    <EmailField
      label={words.email}
      hint={hint}
      isOptional
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
