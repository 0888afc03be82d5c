import type { ActedBooking, ExemptionInput } from '@tintforge/api-contract';
import { nextBookingStatus, parseExemption } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { exemptionIncomplete } from '../../orders';
import type { BookingContext } from '../ports';
import { exemptionPending } from '../problems';
import { isCrewsJob } from '../rights/staff-rights';
import { openReadings, readingNotLegal } from '../windows/open-readings';
import { actedView, findSeen, notPossible, type SeenBooking, writeStaffAct } from './staff-act';

/** A finished job, and the crew's note for the shop. */
export interface Completion extends SeenBooking {
  note: string;
  /** One that was shown at the car. */
  exemption?: ExemptionInput | undefined;
}

/**
 * The crew completes a checked-in car. An illegal reading on a car requires an approved exemption, one that is
 * shown at the car, or a note on what happened to the film. An exemption that no reading needs isn't stored: a
 * certificate is private.
 */
export async function completeJob(context: BookingContext, completion: Completion): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, completion);
    if (isProblem(row)) return row;
    const now = clock.now();
    const { caller, note, exemption: draft } = completion;
    if (!isCrewsJob(row, { caller, now })) return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
    const next = nextBookingStatus(row.status, 'completed');
    if (!next.ok) return notPossible(row, 'Check in the car before you complete the job.');
    if (row.tintApproval === 'pending') return exemptionPending();
    const exemption = draft === undefined ? undefined : parseExemption(draft);
    if (exemption?.ok === false) return exemptionIncomplete(exemption.problem, 'exemption');
    const open = openReadings(row);
    const isShown = open.length > 0 && exemption !== undefined;
    if (open.length > 0 && !isShown) return readingNotLegal(open);
    const changes: Partial<BookingRow> = {
      status: next.value,
      ...(isShown ? { exemption: exemption.value, tintApproval: 'approved' } : {}),
    };
    // Grounds and number are stored only in the booking, where they can be erased.
    const data = isShown ? { exemptionShown: true } : {};
    return actedView(
      await writeStaffAct(transaction, { context, row, caller, now, kind: 'completed', changes, data, note }),
    );
  });
}
