import type { FocusEvent } from 'react';
import { enterText } from '../field/enter-text';
import { TextField, type TextFieldProps } from '../text-field/text-field';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  /** Formats the number when the field is left: "(202) 555-0142". Text that isn't a number is returned unchanged. */
  format?: ((text: string) => string) | undefined;
}

/** A phone number, typed in any notation and formatted when the field is left. */
export function PhoneField({ format, onBlur, ...field }: PhoneFieldProps) {
  function leave(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const formatted = format?.(input.value) ?? input.value;
    if (formatted !== input.value) enterText(input, formatted);
    onBlur?.(event);
  }

  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" onBlur={leave} />;
}
