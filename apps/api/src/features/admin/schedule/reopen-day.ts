import type { ReopenRequest } from '@tintforge/api-contract';
import { localMoment } from '@tintforge/content/clock';
import { type Problem, problem } from '../../../platform/problem';
import type { BookingContext } from '../../bookings';
import { removeClosures } from '../settings/change-closures';
import { closuresFrom } from '../settings/store';

/**
 * Reopens a day that was closed for one region, as the board closes it; undefined once that is done. Holidays and closures
 * of the whole shop stay: they are changed in the settings.
 */
export async function reopenDay(
  context: BookingContext,
  { regionId, date, callerId }: ReopenRequest & { callerId: string },
): Promise<Problem | undefined> {
  const { database, clock } = context;
  const upcoming = await closuresFrom(database.connection, localMoment(clock.now()).date);
  const ids = upcoming.filter((each) => each.date === date && each.regionId === regionId).map(({ id }) => id);
  if (ids.length === 0)
    return problem('not_found', { message: 'This region isn’t closed on this day anymore. Reload the board.' });
  await removeClosures(context, { callerId, ids });
  return undefined;
}
