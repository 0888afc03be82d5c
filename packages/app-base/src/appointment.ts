import type { PublicBooking } from '@tintforge/api-contract';
import type { CalendarDate, StartTime } from '@tintforge/booking-core';
import { dateWords } from '@tintforge/content';
import { formatInstant, formatLongInstant } from './shop-time';

/** A booking's day and start, as the wire has them. */
export type Scheduled = Pick<PublicBooking, 'appointmentDate' | 'appointmentTime' | 'appointmentInstant'>;

/** Day and start of a booking. */
export interface Appointment {
  date: CalendarDate;
  time: StartTime;
  /** ISO instant. */
  instant: string;
}

/** Day and start of a booking; undefined for a quote's work until its first visit is planned. */
export function appointmentOf(booking: Scheduled): Appointment | undefined {
  const { appointmentDate: date, appointmentTime: time, appointmentInstant: instant } = booking;
  return date === null || time === null || instant === null ? undefined : { date, time, instant };
}

/** The same for what is done to bookings with a start alone. Throws without one. */
export function agreedAppointment(booking: Scheduled): Appointment {
  const appointment = appointmentOf(booking);
  if (appointment === undefined) throw new Error('This booking has no visit yet');
  return appointment;
}

/** "Tue, Dec 8, 9:00 AM EST", or that there is no date yet. */
export function whenText({ appointmentInstant }: Pick<Scheduled, 'appointmentInstant'>): string {
  return appointmentInstant === null ? dateWords.notSet : formatInstant(appointmentInstant);
}

/** "Tuesday, December 8, 2026, 9:00 AM EST", or that there is no date yet. */
export function longWhenText({ appointmentInstant }: Pick<Scheduled, 'appointmentInstant'>): string {
  return appointmentInstant === null ? dateWords.notSet : formatLongInstant(appointmentInstant);
}
