import type { BoardBreak, BoardJob } from '@tintforge/api-contract';
import { cellMinutes, type StartTime } from '@tintforge/booking-core';
import type { BookingCarRow, CrewBreakRow } from '../../../db/schema';
import { holdExpiry, mayDecideExemption } from '../../bookings';
import type { JobRow } from './store';

/** A half hour counted from midnight as the wire writes it: 19 → "09:30". */
export function timeOfCell(cell: number): string {
  const minutes = cell * cellMinutes;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Travel time reserved after a job: the half hours that the work doesn't need. */
export function travelMinutesOf({ booking, cells }: JobRow): number {
  return Math.max(0, cells * cellMinutes - booking.jobMinutes);
}

/** One job as the board shows it. */
export function jobView(job: JobRow): BoardJob {
  const { booking, cars, clash, position } = job;
  return {
    trackingCode: booking.trackingCode,
    version: booking.version,
    date: booking.appointmentDate,
    start: booking.appointmentTime as StartTime,
    crewId: booking.crewId,
    jobMinutes: booking.jobMinutes,
    travelMinutes: travelMinutesOf(job),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    vehicleType: booking.quoteId === null ? booking.vehicleType : null,
    ...(cars.length === 0 ? {} : { cars: cars.map(carView) }),
    services: booking.lines.map(({ name }) => name),
    city: booking.city,
    zip: booking.zip,
    customerName: booking.customerName,
    heldUntil: holdExpiry(booking),
    isExemptionWaiting: mayDecideExemption(booking),
    visit: { number: booking.visitNumber, position: Number(position), count: booking.visitCount },
    calendarClash: clash && { from: timeOfCell(clash.fromCell), until: timeOfCell(clash.untilCell) },
  };
}

function carView({ number, vehicleType, lines }: BookingCarRow): NonNullable<BoardJob['cars']>[number] {
  return { number, vehicleType, services: lines.map(({ name }) => name) };
}

/** One break as the board shows it. */
export function breakView({ id, crewId, date, fromCell, untilCell, reason, isFromCalendar }: CrewBreakRow): BoardBreak {
  return { id, crewId, date, from: timeOfCell(fromCell), until: timeOfCell(untilCell), reason, isFromCalendar };
}
