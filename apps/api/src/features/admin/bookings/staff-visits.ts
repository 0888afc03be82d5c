import { isOfficeRole, type StaffVisit } from '@tintforge/api-contract';
import { isOpenVisit, type StartTime } from '@tintforge/booking-core';
import type { BookingRow, VisitRow } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import type { Caller } from '../../../platform/contract-routes';
import { asVisit, type BookingContext, staffRights, visitsOrOwn } from '../../bookings';
import { moneyOf } from '../../jobs';
import { crewNames } from './booking-page-store';

/** A booking's visits with what staff can do with each now. */
export async function staffVisits(
  { database: { connection }, clock }: BookingContext,
  { row, caller }: { row: BookingRow; caller: Caller },
): Promise<StaffVisit[]> {
  const now = clock.now();
  const names = await crewNames(connection);
  const money = await moneyOf(connection, row.id);
  const all = await visitsOrOwn(connection, row);
  return all.map((visit) => ({
    number: visit.number,
    crewId: visit.crewId,
    crewName: names.get(visit.crewId) ?? visit.crewId,
    date: visit.date,
    start: visit.time as StartTime,
    startsAt: isoText(visit.startsAt),
    minutes: visit.minutes,
    status: visit.status,
    startedAt: visit.startedAt === null ? null : isoText(visit.startedAt),
    completedAt: visit.completedAt === null ? null : isoText(visit.completedAt),
    can: rightsOf(visit),
  }));

  function rightsOf(visit: VisitRow): StaffVisit['can'] {
    const { start, complete } = staffRights(asVisit(row, visit), { money, caller, now });
    const others = all.filter(({ number }) => number !== visit.number);
    const isUnderWay = others.some(({ status }) => status === 'in-progress');
    const isPlanned = visit.status === 'planned' && row.status !== 'pending' && isOfficeRole(caller.role);
    const areOthersOpen = others.some(isOpenVisit);
    return {
      start: start && !isUnderWay,
      complete,
      miss: isPlanned && areOthersOpen && now >= visit.startsAt,
      cancel: isPlanned && (areOthersOpen || others.some(({ status }) => status === 'completed')),
    };
  }
}
