import type { HolidayId } from '@tintforge/booking-core';

/** The federal holidays by their usual names; the statute's are longer (5 U.S.C. 6103(a)). */
export const holidayNames: Readonly<Record<HolidayId, string>> = {
  'new-year': 'New Year’s Day',
  'martin-luther-king': 'Martin Luther King Jr. Day',
  washington: 'Washington’s Birthday',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
};
