import { formatPhone, parsePhone } from '@tintforge/booking-core';

/** Formats a phone number, however it was typed or stored; other text is returned unchanged. */
export function phoneText(phone: string): string {
  const stored = parsePhone(phone);
  return stored === undefined ? phone : formatPhone(stored);
}
