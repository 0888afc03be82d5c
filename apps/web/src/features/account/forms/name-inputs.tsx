import type { User } from '@tintforge/api-contract';
import { FieldRow, TextField } from '@tintforge/ui';
import { accountWords } from '../words';
import type { FieldErrors } from './form-outcome';

const { fields } = accountWords;

interface NameInputsProps {
  errors: FieldErrors;
  /** Initial values. */
  user?: Pick<User, 'firstName' | 'lastName'>;
  /** Takes the focus when the form opens. */
  autoFocus?: boolean;
}

/** First and last name, side by side. */
export function NameInputs({ errors, user, autoFocus = false }: NameInputsProps) {
  return (
    <FieldRow shape="halves">
      <TextField
        label={fields.firstName}
        isOptional
        name="firstName"
        autoComplete="given-name"
        autoFocus={autoFocus}
        defaultValue={user?.firstName}
        error={errors.firstName}
      />
      <TextField
        label={fields.lastName}
        isOptional
        name="lastName"
        autoComplete="family-name"
        defaultValue={user?.lastName}
        error={errors.lastName}
      />
    </FieldRow>
  );
}
