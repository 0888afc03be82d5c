import type { BookingDetails } from '@tintforge/api-contract';
import { ReceiptDialog } from '@tintforge/app-base/receipt/receipt-dialog';
import { ownAccount } from './own-account';

/** The receipt of a booking for its owner. */
export function OwnReceipt({ details, onClose }: { details: BookingDetails; onClose: () => void }) {
  return <ReceiptDialog details={details} account={ownAccount(details)} onClose={onClose} />;
}
