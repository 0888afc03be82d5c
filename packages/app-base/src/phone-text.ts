import { formatPhone, parsePhone } from '@tintforge/booking-core';

/** A phone number, however it was typed or stored, as people read it; text that is none comes back as it was. */
export function phoneText(phone: string): string {
  const stored = parsePhone(phone);
  return stored === undefined ? phone : formatPhone(stored);
}
