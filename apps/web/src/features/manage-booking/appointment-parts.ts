import type { Appointment } from '@tintforge/app-base/appointment';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import { formatLongDate } from '@tintforge/booking-core';

/** Date and time of a booking, in the parts that are set in different sizes. */
export interface AppointmentParts {
  /** "Tuesday" */
  weekday: string;
  /** "Dec 8" */
  day: string;
  year: string;
  /** "9:00 AM" */
  clock: string;
  /** "EST" */
  zone: string;
}

/** Splits a booking's date and time into parts. */
export function appointmentParts(appointment: Pick<Appointment, 'date' | 'instant'>): AppointmentParts {
  const [weekday = '', date = '', year = ''] = formatLongDate(appointment.date).split(', ');
  const [month = '', dayOfMonth = ''] = date.split(' ');
  const time = formatInstantTime(appointment.instant);
  const space = time.lastIndexOf(' ');
  return {
    weekday,
    day: `${month.slice(0, 3)} ${dayOfMonth}`,
    year,
    clock: time.slice(0, space),
    zone: time.slice(space + 1),
  };
}
