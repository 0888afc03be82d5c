import type { Transaction } from '../../../db/client';
import type { CrewBreakRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { type Problem, problem } from '../../../platform/problem';
import { recordAudit } from '../../audit';
import type { BookingContext } from '../../bookings';
import { timeOfCell } from './board-views';
import { breakById, breaksLike, deleteBreak } from './break-store';

/** A break that staff remove. */
interface BreakRemoval {
  id: string;
  userId: string;
  /** All breaks of its day with its reason: blocking a day writes one around each job. */
  isWholeBlock: boolean;
}

/** Gives a crew the hours of a break back; undefined once that is done. */
export function removeBreak(
  context: BookingContext,
  { id, userId, isWholeBlock }: BreakRemoval,
): Promise<Problem | undefined> {
  return commit(context.database, async (transaction) => {
    const row = await breakById(transaction, id);
    if (row === undefined)
      return problem('not_found', { message: 'This break has already been removed. Reload the board.' });
    if (row.isFromCalendar) return inCalendar();
    const rows = isWholeBlock ? await breaksLike(transaction, row) : [row];
    for (const each of rows) await remove(transaction, { context, row: each, userId });
    return undefined;
  });
}

async function remove(
  transaction: Transaction,
  { context: { clock, random }, row, userId }: { context: BookingContext; row: CrewBreakRow; userId: string },
): Promise<void> {
  const { id, crewId, date, fromCell, untilCell } = row;
  await deleteBreak(transaction, id);
  await recordAudit(transaction, {
    id: random.uuid(),
    at: clock.now(),
    userId,
    action: 'break.removed',
    subject: crewId,
    data: { breakId: id, date, from: timeOfCell(fromCell), until: timeOfCell(untilCell) },
  });
}

function inCalendar(): Problem {
  return problem('in_calendar', {
    message:
      'These hours are blocked in the crew’s own calendar. Free them there, and they’re free here a minute later.',
  });
}
