import { commit } from '../../../db/unit-of-work';
import { type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { timeOfCell } from './board-views';
import { breakById, deleteBreak } from './break-store';

/** Gives a crew the hours of a break back; undefined once that is done. */
export function removeBreak(
  { database, clock, random }: BookingContext,
  { id, userId }: { id: string; userId: string },
): Promise<Problem | undefined> {
  return commit(database, async (transaction) => {
    const row = await breakById(transaction, id);
    if (row === undefined)
      return problem('not_found', { message: 'This break has already been removed. Reload the board.' });
    await deleteBreak(transaction, id);
    const { crewId, date, fromCell, untilCell } = row;
    await recordAudit(transaction, {
      id: random.uuid(),
      at: clock.now(),
      userId,
      action: 'break.removed',
      subject: crewId,
      data: { breakId: id, date, from: timeOfCell(fromCell), until: timeOfCell(untilCell) },
    });
    return undefined;
  });
}
