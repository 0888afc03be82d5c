import { dialLink } from '../../../../lib/map-link';

/** A telephone number to press, which never breaks over two lines. */
export function PhoneNumber({ phone }: { phone: string }) {
  return <a href={dialLink(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>;
}
