import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem, problem } from '../../../platform/problem';
import type { AdminContext } from '../ports';
import { connectCalendar, disconnectCalendar, findCalendars, readCrewCalendars } from './connect-calendar';
import { syncCrew } from './run-calendars';
import { connectionOf } from './store';

/** Crews' own calendars: connecting, running and disconnecting them. */
export function registerCrewCalendars(server: FastifyInstance, { crewCalendars: context }: AdminContext): void {
  const crews = async () => answer(200, { crews: await readCrewCalendars(context) });

  registerRoute(server, 'getCrewCalendars', crews);

  registerRoute(server, 'findCrewCalendars', async ({ body }) => answer(200, await findCalendars(context, body)));

  registerRoute(server, 'connectCrewCalendar', async ({ body, ...call }) => {
    const refused = await connectCalendar(context, { ...body, userId: callerOf(call).userId });
    if (isProblem(refused)) return refused;
    await syncCrew(context, { crewId: body.crewId, log: call.log });
    return crews();
  });

  registerRoute(server, 'syncCrewCalendar', async ({ body: { crewId }, log }) => {
    if ((await connectionOf(context.bookings.database.connection, crewId)) === undefined) {
      return problem('not_found', { message: 'This crew has no calendar. Reload the page.' });
    }
    await syncCrew(context, { crewId, log });
    return crews();
  });

  registerRoute(server, 'disconnectCrewCalendar', async ({ body, ...call }) => {
    const refused = await disconnectCalendar(context, { ...body, userId: callerOf(call).userId });
    if (isProblem(refused)) return refused;
    if (!body.forget) await syncCrew(context, { crewId: body.crewId, log: call.log });
    return crews();
  });
}
