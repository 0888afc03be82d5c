import { oneAfterAnother } from '../../../platform/one-after-another';
import type { BookingContext } from '../ports';
import { overdueHolds } from '../store/booking-store';
import { endHold, giveGrace, prepareToEnd } from './end-hold';

/**
 * Ends every expired hold that is confirmed unpaid. A card check under way gets one grace period of ten minutes; while
 * the bank decides a payment, or the card provider cannot be reached, the hold continues until the next round.
 */
export async function expireHolds(context: BookingContext): Promise<void> {
  const overdue = await overdueHolds(context.database.connection, context.clock.now());
  await oneAfterAnother(overdue, async ({ id: bookingId, graceGiven }) => {
    const proof = await prepareToEnd(context, { bookingId, isPatient: !graceGiven });
    if (proof === 'checking') await giveGrace(context, bookingId);
    if (typeof proof === 'object') await endHold(context, { proof, end: 'expired' });
  });
}
