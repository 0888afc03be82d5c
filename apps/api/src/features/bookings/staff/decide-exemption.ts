import type { ActedBooking } from '@tintforge/api-contract';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import type { BookingContext } from '../ports';
import { mayDecideExemption } from '../rights/staff-rights';
import { actedView, findSeen, notPossible, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** What staff say to an exemption whose document they have read, and why. */
export interface ExemptionDecision extends SeenBooking {
  /** Of a refusal; empty where an approval needs no words. */
  reason: string;
}

/** Staff have read the document, and it holds: the shades stand as they were ordered, and the customer is told. */
export function approveExemption(
  context: BookingContext,
  decision: ExemptionDecision,
): Promise<ActedBooking | Problem> {
  return decide(context, { decision, approval: 'approved', note: decision.reason });
}

/** The exemption does not hold. The booking stands; customer and crew read that its shades are agreed at the car. */
export function refuseExemption(context: BookingContext, decision: ExemptionDecision): Promise<ActedBooking | Problem> {
  return decide(context, { decision, approval: 'refused', note: `Choose the shades at the car. ${decision.reason}` });
}

function decide(
  context: BookingContext,
  { decision, approval, note }: { decision: ExemptionDecision; approval: 'approved' | 'refused'; note: string },
): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, decision);
    if (isProblem(row)) return row;
    if (!mayDecideExemption(row)) return notPossible(row, 'This booking has no exemption to review.');
    const { caller } = decision;
    const now = clock.now();
    const changes = { tintApproval: approval };
    const kind = `exemption-${approval}` as const;
    const decided = await writeStaffAct(transaction, { context, row, caller, now, kind, changes, note });
    // Anybody can have given the address of a start that nobody has paid for, but on the telephone.
    const isKnown = row.status !== 'pending' || row.source === 'phone';
    // An exemption can be decided again once its car was corrected: each decision has a mail of its own.
    if (isKnown) await tellCustomer(transaction, { context, row: decided, now, kind, cause: String(decided.version) });
    return actedView(decided);
  });
}
