import { late } from '@tintforge/app-base/late/late';
import { type ComponentType, Suspense } from 'react';
import type { BookingTask, TaskProps } from './booking-task';
import { CancelDialog } from './dialogs/cancel-dialog';
import { CompleteDialog } from './dialogs/complete-dialog';
import { ExemptionDialog } from './dialogs/exemption-dialog';
import { KeepDialog } from './dialogs/keep-dialog';
import { MoveDialog } from './dialogs/move-dialog';
import { NoShowDialog } from './dialogs/no-show-dialog';
import { RefundDialog } from './dialogs/refund-dialog';
import { SettleRefundDialog } from './dialogs/settle-refund-dialog';
import { SitePaymentDialog } from './dialogs/site-payment-dialog';
import { StartDialog } from './dialogs/start-dialog';
import { receiptAccount } from './money/receipt-account';

/** The customer's own receipt, from the page where they read it. */
const ReceiptDialog = late(async () => {
  const { ReceiptDialog: Receipt } = await import('@tintforge/app-base/receipt/receipt-dialog');
  return ({ booking, onClose }: TaskProps) => (
    <Receipt details={booking} account={receiptAccount(booking)} onClose={onClose} />
  );
});

const dialogs: Readonly<Record<BookingTask, ComponentType<TaskProps>>> = {
  keep: KeepDialog,
  exemption: ExemptionDialog,
  start: StartDialog,
  complete: CompleteDialog,
  move: MoveDialog,
  pay: SitePaymentDialog,
  refund: RefundDialog,
  'settle-refund': SettleRefundDialog,
  'no-show': NoShowDialog,
  cancel: CancelDialog,
  receipt: ReceiptDialog,
};

/** The dialog of a task. */
export function TaskDialog({ task, ...props }: TaskProps & { task: BookingTask }) {
  const Dialog = dialogs[task];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
