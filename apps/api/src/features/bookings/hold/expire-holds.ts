import { rowsInPages } from '../../../db/in-pages';
import { oneAfterAnother } from '../../../platform/one-after-another';
import type { BookingContext } from '../ports';
import { type OverdueHold, overdueHolds } from '../store/booking-store';
import { endHold, giveGrace, prepareToEnd } from './end-hold';

/**
 * Ends every expired hold that is confirmed unpaid. A card check under way gets one grace period of ten minutes; while
 * the bank decides a payment, or the card provider cannot be reached, the hold continues until the next round.
 */
export async function expireHolds(context: BookingContext, signal?: AbortSignal): Promise<void> {
  const now = context.clock.now();
  const read = (last: OverdueHold | undefined, limit: number): Promise<OverdueHold[]> =>
    overdueHolds(context.database.connection, { now, last, limit }).all();
  await oneAfterAnother(
    rowsInPages(read, signal),
    async ({ id: bookingId, graceGiven }) => {
      const proof = await prepareToEnd(context, { bookingId, isPatient: !graceGiven });
      if (proof === 'checking') await giveGrace(context, bookingId);
      if (typeof proof === 'object') await endHold(context, { proof, end: 'expired' });
    },
    signal,
  );
}
