import type { ActedBooking } from '@tintforge/api-contract';
import type { BookingCarRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { notPossible } from '../../jobs';
import { findCar } from '../cars/find-car';
import { writeCar } from '../cars/write-car';
import type { BookingContext } from '../ports';
import { mayDecideExemption } from '../rights/staff-rights';
import { actedView, findSeen, type SeenBooking, tellCustomer, writeStaffAct } from './staff-act';

/** Staff's decision on an exemption after reviewing its document, and the reason. */
export interface ExemptionDecision extends SeenBooking {
  /** The car of a booking of several; the first whose exemption waits when absent. */
  car?: number | undefined;
  /** Reason for a refusal; empty where an approval needs none. */
  reason: string;
}

/** Staff have reviewed the document, and it is valid: the shades stay as ordered, and the customer is notified. */
export function approveExemption(
  context: BookingContext,
  decision: ExemptionDecision,
): Promise<ActedBooking | Problem> {
  return decide(context, { decision, approval: 'approved', note: decision.reason });
}

/**
 * The exemption isn't valid. The booking stays; customer and crew are notified that its shades are chosen at the car.
 */
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
    const isMeant = ({ tintApproval }: BookingCarRow) => tintApproval === 'pending';
    const found = await findCar(transaction, { row, number: decision.car, isMeant });
    if (isProblem(found)) return found;
    const { car, cars, shown } = found;
    if (shown.tintApproval !== 'pending' || car?.status === 'cancelled') {
      return notPossible(row, 'This car has no exemption to review.');
    }
    const { caller } = decision;
    const now = clock.now();
    const wanted = { tintApproval: approval };
    const changes = car === undefined ? wanted : await writeCar(transaction, { row, cars, car, changes: wanted });
    const kind = `exemption-${approval}` as const;
    const data = car === undefined ? {} : { car: car.number };
    const decided = await writeStaffAct(transaction, { context, row, caller, now, kind, changes, data, note });
    // The address on an unpaid booking is unverified, except by phone.
    const isKnown = row.status !== 'pending' || row.source === 'phone';
    // An exemption can be decided again after its car was corrected: each decision has a separate email.
    const cause = String(decided.version);
    if (isKnown) await tellCustomer(transaction, { context, row: decided, now, kind, cause, data });
    return actedView(decided);
  });
}
