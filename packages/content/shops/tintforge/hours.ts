import type { OpenHours, PrintedHours, PrintedWeek } from '@tintforge/booking-core';

/** The day on which weeks begin in every calendar: 0 for Sunday, 1 for Monday. */
// @owner the first day of the week
export const weekStart: 0 | 1 = 0;

function week(weekdays: OpenHours, saturday: OpenHours | null = null): PrintedWeek {
  return [null, weekdays, weekdays, weekdays, weekdays, weekdays, saturday];
}

/** The printed hours that a new installation begins with; afterward the shop sets them (docs/product.md of the repository, Hours). */
// @owner the hours of each door
export const printedHours: PrintedHours = {
  shopAndPhone: week({ opens: '09:00', closes: '18:00' }, { opens: '10:00', closes: '16:00' }),
  office: week({ opens: '09:00', closes: '17:00' }),
  appointmentsByPhone: week({ opens: '09:00', closes: '17:00' }, { opens: '10:00', closes: '15:00' }),
};
