export type { DeedProps } from './act-dialog';
export { BalanceLinkDialog } from './balance-link-dialog';
export { CancelCarDialog } from './cancel-car-dialog';
export { CancelDialog } from './cancel-dialog';
export { CertificateAtCar, CertificateOfCar } from './certificate-of-car';
export {
  ChangeBookingDialog,
  ChangeByCodeDialog,
  ChangeJobDialog,
  changeJobLabel,
  mayChangeJob,
} from './change/change-booking-dialog';
export { CompleteBookingDialog, CompleteDialog } from './complete-dialog';
export { EarlyDialog } from './early-dialog';
export { EndLinksDialog } from './end-links-dialog';
export { EndVisitDialog } from './end-visit-dialog';
export { certificateText, ExemptionDialog } from './exemption-dialog';
export { firstNameOf } from './first-name';
export { type HistoryLine, historyLines, mailName, plannedMails } from './history-lines';
export { KeepDialog } from './keep-dialog';
export { MissedDialog } from './missed-dialog';
export { MoveDialog } from './move-dialog';
export { NoShowDialog } from './no-show-dialog';
export { OnMyWayDialog } from './on-my-way-dialog';
export { problemText } from './problem-text';
export { RefundDialog } from './refund-dialog';
export { SettleRefundDialog } from './settle-refund-dialog';
export { SitePaymentDialog } from './site-payment-dialog';
export { StartDialog } from './start-dialog';
export { UndoDialog } from './undo-dialog';
export { useAct } from './use-act';
export { VisitsDialog } from './visits-dialog';
export { deedWords } from './words';
