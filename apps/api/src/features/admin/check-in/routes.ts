import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import { tellOnMyWay } from '../../bookings';
import type { AdminContext } from '../ports';
import { readCheckIn } from './read-check-in';
import { readCrewDay } from './read-crew-day';

/** What a crew reads and says at the car. Starting and completing are acts on a booking like others. */
export function registerCheckIn(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getCheckIn', async (call) => {
    const view = await readCheckIn(bookings, { code: call.params.code, caller: callerOf(call) });
    return isProblem(view) ? view : answer(200, view);
  });

  registerRoute(server, 'getCrewDay', async (call) => {
    const day = await readCrewDay(bookings, { regionId: call.query.region, caller: callerOf(call) });
    return isProblem(day) ? day : answer(200, day);
  });

  registerRoute(server, 'sendOnMyWay', async (call) => {
    const { params, body } = call;
    const told = await tellOnMyWay(bookings, { code: params.code, minutes: body.minutes, caller: callerOf(call) });
    return isProblem(told) ? told : answer(200, told);
  });
}
