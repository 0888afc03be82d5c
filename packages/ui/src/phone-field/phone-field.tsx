import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { formatUsPhone } from './us-phone';

/** What {@link PhoneField} takes. */
export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

/** A US phone number, typed any way people type one and shown as "(813) 555-4700" when the field is left. */
export function PhoneField({ onBlur, ...field }: PhoneFieldProps) {
  function format(event: FocusEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const formatted = formatUsPhone(input.value);
    if (formatted !== input.value) enter(input, formatted);
    onBlur?.(event);
  }

  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" onBlur={format} />;
}

/** Puts text into an input as typing would, so that `onChange` of a controlled and of a registered input hear of it. */
function enter(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
