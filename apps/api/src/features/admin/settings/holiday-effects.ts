import type { ShopHours } from '@tintforge/api-contract';
import {
  addDays,
  type CalendarDate,
  formatShortDate,
  type HolidayId,
  holidayClosures,
  holidayIds,
  type KeptHolidays,
  type Region,
} from '@tintforge/booking-core';
import { holidayNames } from '@tintforge/content';
import type { JobAhead } from './store';

type ShownHolidays = ShopHours['holidays'];

/** Far enough for every holiday to come once. */
const yearAhead = 366;

/** The holidays as the contract has them. */
export function shownHolidays(kept: KeptHolidays): ShownHolidays {
  return pickHolidays((id) => {
    const holiday = kept[id];
    return holiday && { regionIds: holiday.regionIds, isObserved: holiday.isObserved };
  });
}

/** The wanted holidays, each with the day from which it counts: one that isn't changed keeps its own. */
export function holidaysSince(
  before: KeptHolidays,
  { wanted, today }: { wanted: ShownHolidays; today: CalendarDate },
): KeptHolidays {
  const shown = shownHolidays(before);
  return pickHolidays((id) => {
    const holiday = wanted[id];
    if (holiday === undefined) return undefined;
    const isSame = JSON.stringify(holiday) === JSON.stringify(shown[id]);
    return { ...holiday, since: isSame ? (before[id]?.since ?? today) : today };
  });
}

function pickHolidays<Value>(pick: (id: HolidayId) => Value | undefined): Partial<Record<HolidayId, Value>> {
  return Object.fromEntries(holidayIds.map((id) => [id, pick(id)] as const).filter(([, value]) => value !== undefined));
}

/** Why a job can't be where it is: the name of the holiday on which its region is closed. */
export function holidayOn(kept: KeptHolidays, today: CalendarDate): (job: JobAhead) => string | undefined {
  const days = holidayClosures(kept, { from: today, to: addDays(today, yearAhead) });
  return ({ appointmentDate, regionId }) => {
    const closure = days.find((day) => day.date === appointmentDate && (day.regionId ?? regionId) === regionId);
    return closure && `${holidayNames[closure.holiday]} is off`;
  };
}

/** The effects of a change of holidays, in sentences: the next days of each that changes. */
export function holidayEffects({
  before,
  after,
  today,
  regions,
}: {
  before: KeptHolidays;
  after: ShownHolidays;
  today: CalendarDate;
  regions: readonly Region[];
}): string[] {
  const shown = shownHolidays(before);
  return holidayIds.flatMap((id) => {
    const holiday = after[id];
    if (JSON.stringify(holiday) === JSON.stringify(shown[id])) return [];
    const kept = { [id]: { ...(holiday ?? shown[id] ?? { regionIds: null, isObserved: false }), since: today } };
    const days = holidayClosures(kept, { from: today, to: addDays(today, yearAhead) }).map(({ date }) => date);
    const next = [...new Set(days)].map(formatShortDate).join(' and ');
    if (holiday === undefined) return [`${holidayNames[id]}: customers can book again (${next}).`];
    const names = regions.filter((region) => holiday.regionIds?.includes(region.id) ?? true).map(({ name }) => name);
    const place = holiday.regionIds === null ? 'all regions' : names.join(', ');
    return [`${holidayNames[id]}: closed in ${place}, next on ${next}.`];
  });
}
