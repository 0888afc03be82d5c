import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem, problem } from '../../../platform/problem';
import { readOwnFeed } from '../../bookings';
import type { AdminContext } from '../ports';
import { changeFeed, readFeed, readFeeds } from './feeds';

/** Calendar feeds, and the settings that turn them on and off. */
export function registerCalendars(server: FastifyInstance, { bookings, config, calendarKey }: AdminContext): void {
  const { publicUrl } = config;
  const context = { bookings, publicUrl, key: calendarKey };
  const ownContext = { ...bookings, publicUrl, calendarKey };

  registerRoute(server, 'getCalendarFeeds', async () => answer(200, { feeds: await readFeeds(context) }));

  registerRoute(server, 'changeCalendarFeed', async ({ body, ...call }) => {
    const refused = await changeFeed(context, { ...body, callerId: callerOf(call).userId });
    if (isProblem(refused)) return refused;
    return answer(200, { feeds: await readFeeds(context) });
  });

  registerRoute(server, 'getCalendar', async ({ params: { file } }) => {
    const calendar = (await readFeed(context, file)) ?? (await readOwnFeed(ownContext, file));
    if (calendar === undefined) return problem('not_found', { message: 'There’s no such calendar.' });
    return answer(200, calendar, { 'cache-control': 'private, no-store' });
  });
}
