import type { OpenHours, PrintedHours, PrintedWeek } from '@tintforge/booking-core';

/** The day on which weeks begin in every calendar: 0 for Sunday, 1 for Monday. */
// @owner the first day of the week
export const weekStart: 0 | 1 = 1;

function week(weekdays: OpenHours, saturday: OpenHours | null): PrintedWeek {
  return [null, weekdays, weekdays, weekdays, weekdays, weekdays, saturday];
}

/** The printed hours that a new installation begins with; afterward the shop sets them. */
// @owner the hours of each door
export const printedHours: PrintedHours = {
  shopAndPhone: week({ opens: '07:30', closes: '18:30' }, { opens: '08:00', closes: '14:00' }),
  office: week({ opens: '08:00', closes: '16:30' }, null),
  appointmentsByPhone: week({ opens: '08:00', closes: '18:00' }, { opens: '08:00', closes: '12:00' }),
};
