import type { ActedBooking } from '@tintforge/api-contract';
import { nextBookingStatus } from '@tintforge/booking-core';
import { commit } from '../../db/unit-of-work';
import { isProblem, type Problem } from '../../platform/problem';
import type { BookingContext } from './ports';
import { exemptionPending } from './problems';
import { actedView, findSeen, notPossible, type SeenBooking, writeStaffAct } from './staff-act';
import { isCrewsJob } from './staff-rights';

/** A job that is done, and what the crew wants to leave in the shop's books. */
export interface Completion extends SeenBooking {
  note: string;
}

/** The crew is done with a car that it has checked in. */
export async function completeJob(context: BookingContext, completion: Completion): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, (transaction) => {
    const row = findSeen(transaction, completion);
    if (isProblem(row)) return row;
    const now = clock.now();
    const { caller, note } = completion;
    if (!isCrewsJob(row, { caller, now })) return notPossible(row, 'This job is not one of today’s. Ask the shop.');
    const next = nextBookingStatus(row.status, 'completed');
    if (!next.ok) return notPossible(row, 'Only a car that is checked in can be completed.');
    if (row.tintApproval === 'pending') return exemptionPending();
    const changes = { status: next.value };
    return actedView(writeStaffAct(transaction, { context, row, caller, now, kind: 'completed', changes, note }));
  });
}
