import { TextField } from '@tintforge/ui';
import type { ComponentProps } from 'react';
import { accountWords } from '../words';

/** The user's own email address. */
export function EmailInput(
  props: Pick<ComponentProps<typeof TextField>, 'hint' | 'defaultValue' | 'error' | 'onChange'>,
) {
  return (
    <TextField
      {...props}
      label={accountWords.fields.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  );
}
