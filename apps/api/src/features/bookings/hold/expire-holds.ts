import { oneAfterAnother } from '../../../platform/one-after-another';
import type { BookingContext } from '../ports';
import { overdueHolds } from '../store/booking-store';
import { endHold, giveGrace, prepareToEnd } from './end-hold';

/**
 * Ends every hold whose time is over and that is proved unpaid. A card check under way gets one grace of ten minutes; a
 * payment that the bank is deciding, or a card provider out of reach, keeps the hold until the next round.
 */
export async function expireHolds(context: BookingContext): Promise<void> {
  const overdue = await overdueHolds(context.database.connection, context.clock.now());
  await oneAfterAnother(overdue, async ({ id: bookingId, graceGiven }) => {
    const proof = await prepareToEnd(context, { bookingId, isPatient: !graceGiven });
    if (proof === 'checking') await giveGrace(context, bookingId);
    if (typeof proof === 'object') await endHold(context, { proof, end: 'expired' });
  });
}
