import clsx from 'clsx';
import type { ComponentProps } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field';

/** A value and its label. */
export interface Option {
  value: string;
  label: string;
}

/** Props of {@link Select}. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'style' | 'children' | 'multiple'>, FieldTexts {
  options: readonly Option[];
  /** Label for "nothing chosen yet"; its value is the empty string. */
  placeholder?: string | undefined;
}

/** One of a list, in the browser's own menu. Everything a `<select>` takes passes through, `ref` included. */
export function Select({
  label,
  hint,
  error,
  errorHelp,
  isOptional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field id={id} className={className} {...{ label, hint, error, errorHelp, isOptional }}>
      {(field) => (
        <select {...select} {...field} className={clsx(control.root, control.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
