import type { BookingDetails } from '@tintforge/api-contract';
import { invoiceWords as words } from './words';

/** "Invoice" while money is due, "Receipt" afterward. */
export function invoiceName({ status, due }: Pick<BookingDetails, 'status' | 'due'>): string {
  return status === 'pending' || due > 0 ? words.invoice : words.receipt;
}

/** "Invoice TF-7K3M-9QXA". */
export function invoiceHeading(details: Pick<BookingDetails, 'trackingCode' | 'status' | 'due'>): string {
  return `${invoiceName(details)} ${details.trackingCode}`;
}
