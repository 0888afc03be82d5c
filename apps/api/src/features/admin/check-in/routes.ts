import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { tellOnMyWay } from '../../bookings';
import type { AdminContext } from '../ports';
import { readCheckIn } from './read-check-in';
import { readCrewDay } from './read-crew-day';

/** Reads and actions of a crew at the car. Starting and completing are actions on a booking like others. */
export function registerCheckIn(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getCheckIn', async (call) =>
    answer(
      200,
      await readCheckIn(bookings, { code: call.params.code, visit: call.query.visit, caller: callerOf(call) }),
    ),
  );

  registerRoute(server, 'getCrewDay', async (call) =>
    answer(
      200,
      await readCrewDay(bookings, { regionId: call.query.region, day: call.query.day, caller: callerOf(call) }),
    ),
  );

  registerRoute(server, 'sendOnMyWay', async (call) => {
    const { params, body } = call;
    return answer(
      200,
      await tellOnMyWay(bookings, { code: params.code, minutes: body.minutes, caller: callerOf(call) }),
    );
  });
}
