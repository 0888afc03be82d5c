import type { BookingDetails } from '@tintforge/api-contract';
import { invoiceWords as words } from './words';

/** "Invoice TF-7K3M-9QXA" while money is due, "Receipt TF-7K3M-9QXA" afterward. */
export function invoiceHeading({
  trackingCode,
  status,
  due,
}: Pick<BookingDetails, 'trackingCode' | 'status' | 'due'>): string {
  return `${status === 'pending' || due > 0 ? words.invoice : words.receipt} ${trackingCode}`;
}
