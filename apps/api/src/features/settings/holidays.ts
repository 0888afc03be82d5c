import { type CalendarDate, type HolidayClosure, holidayClosures } from '@tintforge/booking-core';
import { holidayNames } from '@tintforge/content';
import type { Connection } from '../../db/client';
import { keptWhileSetUpStands } from '../../db/set-up';
import { readSetting } from './store';

/** Depends on the configuration alone. */
const wholeShop = {};

const holidaysKept = keptWhileSetUpStands((connection) => readSetting(connection, 'holidays'));

/** The days from `from` to `to` on which the shop is closed for holidays, each with its name as the reason. */
export async function holidayDays(
  connection: Connection,
  span: { from: CalendarDate; to: CalendarDate },
): Promise<(HolidayClosure & { reason: string })[]> {
  const days = holidayClosures(await holidaysKept(connection, wholeShop), span);
  return days.map((day) => ({ ...day, reason: holidayNames[day.holiday] }));
}
