import { PasswordField } from '@tintforge/ui';
import type { ComponentProps } from 'react';
import { accountWords } from '../words';

const { fields } = accountWords;

/** A password field with the labels of its show and hide button. */
export function PasswordInput(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  return <PasswordField {...props} showLabel={fields.showPassword} hideLabel={fields.hidePassword} />;
}
