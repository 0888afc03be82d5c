import { formatPhone, parsePhone } from '@tintforge/booking-core';

/** A stored phone number as Americans read it; what is none stands as it is. */
export function phoneText(phone: string): string {
  const digits = parsePhone(phone);
  return digits === undefined ? phone : formatPhone(digits);
}
