import { agreedAppointment } from '@tintforge/app-base/appointment';
import { type ComponentType, Suspense } from 'react';
import {
  BalanceLinkDialog,
  CancelCarDialog,
  CancelDialog,
  ChangeBookingDialog,
  CompleteBookingDialog,
  type DeedProps,
  EndLinksDialog,
  EndVisitDialog,
  ExemptionDialog,
  KeepDialog,
  MoveDialog,
  NoShowDialog,
  RefundDialog,
  SettleRefundDialog,
  SitePaymentDialog,
  StartDialog,
  UndoDialog,
  VisitsDialog,
} from '../deeds';
import type { BookingTask, PartTask } from './booking-task';

/** Money received on site. */
function PaymentDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, can } = booking;
  const money = { trackingCode, version, most: can.receive };
  return <SitePaymentDialog direction="received" {...money} {...{ booking, onClose }} />;
}

/** The last action at the car. */
function UndoBookingDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, can } = booking;
  return <UndoDialog job={{ trackingCode, version, undo: can.undo }} {...{ booking, onClose }} />;
}

/** Money given back on site. */
function GiveBackDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, can } = booking;
  const money = { trackingCode, version, most: can.giveBack };
  return <SitePaymentDialog direction="returned" {...money} {...{ booking, onClose }} />;
}

/** To another slot, from its current one. */
function MoveBookingDialog({ booking, onClose }: DeedProps) {
  const { crew, can } = booking;
  const { date, time: start } = agreedAppointment(booking);
  const job = { ...booking, date, start, crewId: crew.id, crewName: crew.name, canMove: can.move };
  return <MoveDialog job={job} {...{ booking, onClose }} />;
}

const dialogs: Readonly<Record<BookingTask, ComponentType<DeedProps>>> = {
  keep: KeepDialog,
  exemption: ExemptionDialog,
  start: StartDialog,
  complete: CompleteBookingDialog,
  move: MoveBookingDialog,
  visits: VisitsDialog,
  change: ChangeBookingDialog,
  pay: PaymentDialog,
  'balance-link': BalanceLinkDialog,
  'give-back': GiveBackDialog,
  refund: RefundDialog,
  'settle-refund': SettleRefundDialog,
  'no-show': NoShowDialog,
  undo: UndoBookingDialog,
  'end-links': EndLinksDialog,
  cancel: CancelDialog,
};

/** The dialog of a task. */
export function TaskDialog({ task, ...props }: DeedProps & { task: BookingTask }) {
  const Dialog = dialogs[task];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** The dialog of an action on a part of the booking. */
export function PartDialog({ task, number, ...props }: DeedProps & PartTask) {
  switch (task) {
    case 'cancel-car':
      return <CancelCarDialog car={number} {...props} />;
    case 'exemption-of-car':
      return <ExemptionDialog car={number} {...props} />;
    case 'missed-visit':
      return <EndVisitDialog number={number} end="missed" {...props} />;
    case 'given-up-visit':
      return <EndVisitDialog number={number} end="given-up" {...props} />;
  }
}
