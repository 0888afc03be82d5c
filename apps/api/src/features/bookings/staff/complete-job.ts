import type { ActedBooking, ExemptionInput } from '@tintforge/api-contract';
import { isOpenVisit, nextBookingStatus, parseExemption } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { carsOf, notPossible } from '../../jobs';
import { exemptionIncomplete } from '../../orders';
import { standingCars } from '../cars/columns-of-cars';
import { writeCar } from '../cars/write-car';
import type { BookingContext } from '../ports';
import { exemptionPending } from '../problems';
import { isCrewsJob } from '../rights/staff-rights';
import { deleteVisitsCells } from '../store/booking-store';
import { updateVisit } from '../store/visit-store';
import { asCar } from '../view/as-car';
import { findVisit, type SeenVisit } from '../visits/find-visit';
import { writeVisitAct } from '../visits/write-visits';
import { openReadings, readingNotLegal } from '../windows/open-readings';
import { actedView, writeStaffAct } from './staff-act';

/** A finished visit, and the crew's note for the shop. */
export interface Completion extends SeenVisit {
  note: string;
  /** The job is done: visits that are left are given up. */
  isJobDone?: boolean | undefined;
  /** One that was shown at the car. */
  exemption?: ExemptionInput | undefined;
}

/**
 * The crew completes a checked-in car: the visit, and the job with the last one. An illegal reading on a car requires an approved exemption, one that is
 * shown at the car, or a note on what happened to the film. An exemption that no reading needs isn't stored: a
 * certificate is private.
 */
export async function completeJob(context: BookingContext, completion: Completion): Promise<ActedBooking | Problem> {
  const { database, clock } = context;
  return commit(database, async (transaction) => {
    const found = await findVisit(transaction, completion);
    if (isProblem(found)) return found;
    const { row, visit, all, shown } = found;
    const now = clock.now();
    const { caller, note, exemption: draft } = completion;
    if (!isCrewsJob(shown, { caller, now })) return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
    const next = nextBookingStatus(row.status, 'completed');
    if (!next.ok || visit.status !== 'in-progress') {
      return notPossible(row, 'Check in the car before you complete the job.');
    }
    const left = all.filter((each) => isOpenVisit(each) && each.number !== visit.number).map(({ number }) => number);
    const { bookingId, number } = visit;
    if (left.length > 0 && completion.isJobDone !== true) {
      await updateVisit(transaction, { bookingId, number, status: 'completed', completedAt: now });
      const act = { context, row, caller, now, kind: 'visit-completed', data: { visit: number }, note } as const;
      return actedView(await writeVisitAct(transaction, act));
    }
    if (row.tintApproval === 'pending') return exemptionPending();
    const exemption = draft === undefined ? undefined : parseExemption(draft);
    if (exemption?.ok === false) return exemptionIncomplete(exemption.problem, 'exemption');
    const cars = await carsOf(transaction, row);
    const standing = standingCars(cars);
    const opened = (cars.length === 0 ? [row] : standing.map((car) => asCar(row, car))).map(openReadings);
    const open = opened.flat();
    // An exemption is issued for one car.
    const isShown = exemption !== undefined && opened.filter(({ length }) => length > 0).length === 1;
    if (open.length > 0 && !isShown) return readingNotLegal(open);
    const approved: Partial<BookingRow> = isShown ? { exemption: exemption.value, tintApproval: 'approved' } : {};
    const car = standing[opened.findIndex(({ length }) => length > 0)];
    const changes: Partial<BookingRow> = {
      status: next.value,
      ...(car === undefined ? approved : await writeCar(transaction, { row, cars, car, changes: approved })),
    };
    // Grounds and number are stored only in the booking, where they can be erased.
    const data = {
      ...(isShown ? { exemptionShown: true } : {}),
      ...(left.length === 0 ? {} : { givenUp: left }),
    };
    const act = { context, row, caller, now, kind: 'completed', changes, data, note } as const;
    if (all.length === 1) return actedView(await writeStaffAct(transaction, act));
    for (const each of left) {
      await deleteVisitsCells(transaction, { bookingId, visitNumber: each });
      await updateVisit(transaction, { bookingId, number: each, status: 'cancelled' });
    }
    await updateVisit(transaction, { bookingId, number, status: 'completed', completedAt: now });
    return actedView(await writeVisitAct(transaction, act));
  });
}
