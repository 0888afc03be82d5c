import { phoneHref } from '@tintforge/booking-core';

/** A telephone number to press, which never breaks over two lines. */
export function PhoneNumber({ phone }: { phone: string }) {
  return <a href={phoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>;
}
