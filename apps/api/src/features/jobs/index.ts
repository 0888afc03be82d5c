export { type Actor, carryOut, type Decision } from './carry-out';
export {
  cancelByOwner,
  cancelByShop,
  cancellationOf,
  isAhead,
  ownersCancellation,
} from './deeds/cancel';
export {
  cancelItemByOwner,
  cancelItemByShop,
  ownersItemCancellation,
  shopsItemCancellations,
} from './deeds/cancel-item';
export { endedHold, noPlaces } from './ended-hold';
export { eventInsert, eventsOf, insertEvent } from './events';
export {
  crewsOf,
  type Item,
  itemsInWords,
  itemsOfVisit,
  type Job,
  type JobMoney,
  standingItems,
} from './job';
export { jobOfRow } from './load';
export { billOf, isOfDeposit, type MoneyRows, moneyOf, moneyOfRows, moneyRowsOf, paymentsOf, refundsOf } from './money';
export { amountTooHigh, notPossible, reasonMissing } from './problems';
export { type RefundReason, refundsFor } from './refunds';
export { bookingByCode, bookingById, carsOf, carsOfBookings, visitsOf, visitsOfBookings } from './rows';
export { quoteView, type Settlement, settlementOf } from './settlement';
export { jobOf, rowsOf, type StoredJob } from './stored-job';
export { isUnplanned, unplanned } from './unplanned';
