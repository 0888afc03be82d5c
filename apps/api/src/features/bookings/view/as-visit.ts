import type { BookingStatus, VisitStatus } from '@tintforge/booking-core';
import type { BookingRow, VisitRow } from '../../../db/schema';

/**
 * A booking as one of its visits shows it: that visit's crew, day, start and minutes, and the status that a booking with
 * this visit alone would have. Boards, crews and calendars work with it. A booking with one visit is itself.
 */
export function asVisit(row: BookingRow, visit: VisitRow): BookingRow {
  return {
    ...row,
    status: statusOf(row, visit.status),
    awaitsVisit: false,
    visitNumber: visit.number,
    crewId: visit.crewId,
    appointmentDate: visit.date,
    appointmentTime: visit.time,
    startsAt: visit.startsAt,
    jobMinutes: visit.minutes,
  };
}

function statusOf({ status, paidAt }: BookingRow, visit: VisitStatus): BookingStatus {
  const agreed = paidAt === null ? 'scheduled' : 'confirmed';
  const statuses: Readonly<Record<VisitStatus, BookingStatus>> = {
    planned: status === 'in-progress' || status === 'completed' ? agreed : status,
    'in-progress': 'in-progress',
    completed: 'completed',
    cancelled: status === 'expired' ? 'expired' : 'cancelled',
    missed: 'no-show',
  };
  return statuses[visit];
}
