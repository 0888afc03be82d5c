import { EmailField } from '@tintforge/app-base/contact/email-field';
import type { ComponentProps } from 'react';
import { accountWords } from '../words';

/** The user's own email address. */
export function EmailInput(
  props: Pick<ComponentProps<typeof EmailField>, 'hint' | 'defaultValue' | 'error' | 'onChange'>,
) {
  return <EmailField {...props} label={accountWords.fields.email} name="email" autoComplete="email" />;
}
