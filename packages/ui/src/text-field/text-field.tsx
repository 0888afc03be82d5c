import clsx from 'clsx';
import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';

/** Props of {@link TextField}. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'style' | 'children'>, FieldTexts {
  /** Codes and figures are set in the mono face. */
  isMono?: boolean | undefined;
}

/** One line of text. Everything an `<input>` takes passes through, `ref` included. */
export function TextField({
  label,
  hint,
  error,
  errorHelp,
  isOptional,
  isMono = false,
  id,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} className={className} {...{ label, hint, error, errorHelp, isOptional }}>
      {(field) => <input {...input} {...field} type={type} className={clsx(control.root, isMono && control.mono)} />}
    </Field>
  );
}
