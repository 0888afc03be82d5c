import clsx from 'clsx';
import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'style' | 'children'>, FieldTexts {}

/** Several lines of text. Everything a `<textarea>` takes passes through, `ref` included. */
export function TextArea({ label, hint, error, errorHelp, isOptional, id, className, ...area }: TextAreaProps) {
  return (
    <Field id={id} className={className} {...{ label, hint, error, errorHelp, isOptional }}>
      {(field) => <textarea rows={3} {...area} {...field} className={clsx(control.root, control.area)} />}
    </Field>
  );
}
