import type { ActedBooking } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import type { BookingContext } from '../ports';
import { actedView, findForStaff, recordStaffAct, type SeenBooking } from './staff-act';

/** Adds a note that only staff see. The booking doesn't change, so no one's view of it becomes stale. */
export async function addNote(
  context: BookingContext,
  { note, ...key }: Omit<SeenBooking, 'version'> & { note: string },
): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const row = await findForStaff(transaction, key);
    if (isProblem(row)) return row;
    await recordStaffAct(transaction, { context, row, caller: key.caller, now: clock.now(), kind: 'noted', note });
    return actedView(row);
  });
}
