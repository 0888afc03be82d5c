import {
  type CalendarDate,
  federalHolidays,
  formatLongDate,
  formatShortDate,
  type HolidayId,
} from '@tintforge/booking-core';
import { settingsWords } from '../words';

const words = settingsWords.hours.holidays;

/** The next date of a holiday, today included, and what being observed means for it. */
export function nextHoliday(id: HolidayId, today: CalendarDate): { dateText: string; observedText: string } {
  const year = Number(today.slice(0, 4));
  const next = [...federalHolidays(year), ...federalHolidays(year + 1)].find(
    (holiday) => holiday.id === id && holiday.date >= today,
  );
  if (next === undefined) return { dateText: '', observedText: words.observedHint };
  const isMoved = next.observed !== next.date;
  return {
    dateText: formatLongDate(next.date),
    observedText: isMoved ? words.observedOn(formatShortDate(next.observed)) : words.observedHint,
  };
}
