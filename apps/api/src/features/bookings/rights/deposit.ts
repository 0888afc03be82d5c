import type { BookingRow } from '../../../db/schema';

/** True for a booking that a deposit has confirmed; one that staff kept is paid as a whole. */
export function isOfDeposit({
  depositPercent,
  upfrontPaymentId,
}: Pick<BookingRow, 'depositPercent' | 'upfrontPaymentId'>): boolean {
  return depositPercent !== null && upfrontPaymentId !== null;
}
