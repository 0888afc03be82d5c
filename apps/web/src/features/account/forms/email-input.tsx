import { TextField } from '@tintforge/ui';
import type { ComponentProps } from 'react';
import { accountWords } from '../words';

/** An email address of one's own. */
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
