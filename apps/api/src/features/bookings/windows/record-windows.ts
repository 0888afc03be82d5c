import type { ActedBooking, WindowsRequest } from '@tintforge/api-contract';
import { localMoment } from '@tintforge/content/clock';
import { commit } from '../../../db/unit-of-work';
import { isProblem, type Problem } from '../../../platform/problem';
import { notPossible } from '../../jobs';
import { findCar } from '../cars/find-car';
import { writeCar } from '../cars/write-car';
import type { BookingContext } from '../ports';
import { isCrewsJob, mayRecordWindows } from '../rights/staff-rights';
import { actedView, findSeen, type SeenBooking, writeStaffAct } from '../staff/staff-act';
import { judgeWindows } from './judge-windows';
import { openReadings, readingNotLegal } from './open-readings';

/** The crew's record of a car's windows, before and after. */
export type WindowsRecord = SeenBooking & WindowsRequest;

/**
 * Records readings, film and lots in place of what was recorded before. The history keeps which readings there were. Once
 * the job is done, nothing can be recorded with which it could not have been completed.
 */
export async function recordWindows(context: BookingContext, record: WindowsRecord): Promise<ActedBooking | Problem> {
  const { database, clock, tint } = context;
  return commit(database, async (transaction) => {
    const row = await findSeen(transaction, record);
    if (isProblem(row)) return row;
    const now = clock.now();
    const { caller } = record;
    if (!isCrewsJob(row, { caller, now })) return notPossible(row, 'This isn’t one of today’s jobs. Ask the office.');
    if (!mayRecordWindows(row)) return notPossible(row, 'Check in the car before you record its windows.');
    const found = await findCar(transaction, { row, number: record.car });
    if (isProblem(found)) return found;
    const { car, cars, shown } = found;
    if (car?.status === 'cancelled') return notPossible(row, 'This car is cancelled.');
    const judged = judgeWindows(tint.catalogue, { ...record, car: shown, day: localMoment(now).date });
    if (isProblem(judged)) return judged;
    const installation = { ...judged, recordedAt: now, recordedBy: caller.userId };
    const open = row.status === 'completed' ? openReadings({ ...shown, installation }) : [];
    if (open.length > 0) return readingNotLegal(open);
    const readings = installation.windows.map(({ zone, filmedPercent }) => ({ zone, filmedPercent }));
    const ofCar = car === undefined ? {} : { car: car.number };
    const data = { ...ofCar, registeredIn: installation.registeredIn, legalClass: installation.legalClass, readings };
    const changes =
      car === undefined ? { installation } : await writeCar(transaction, { row, cars, car, changes: { installation } });
    const kind = 'windows-recorded';
    return actedView(await writeStaffAct(transaction, { context, row, caller, now, kind, changes, data }));
  });
}
