import { phoneHref } from '@tintforge/booking-core';

/** A phone link that never wraps. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} translate="no">
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  );
}
