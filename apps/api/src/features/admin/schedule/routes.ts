import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import type { AdminContext } from '../ports';
import { addBreak } from './add-break';
import { changeBoardDay } from './change-board-day';
import { readBoardDay } from './read-board-day';
import { readJobSheets } from './read-job-sheets';
import { readSchedule } from './read-schedule';
import { removeBreak } from './remove-break';
import { reopenDay } from './reopen-day';

/** The board's part of the contract. */
export function registerSchedule(server: FastifyInstance, { bookings: context }: AdminContext): void {
  registerRoute(server, 'getSchedule', async ({ query }) => answer(200, await readSchedule(context, query)));

  registerRoute(server, 'addBreak', async ({ body, ...call }) =>
    answer(201, await addBreak(context, { ...body, userId: callerOf(call).userId })),
  );

  registerRoute(server, 'removeBreak', async ({ params, body, ...call }) => {
    const refused = await removeBreak(context, { ...body, id: params.id, userId: callerOf(call).userId });
    return answer(200, refused ?? { done: true });
  });

  registerRoute(server, 'reopenDay', async ({ body, ...call }) => {
    const refused = await reopenDay(context, { ...body, callerId: callerOf(call).userId });
    return answer(200, refused ?? { done: true });
  });

  registerRoute(server, 'getBoardDay', async ({ query }) => answer(200, await readBoardDay(context, query)));

  registerRoute(server, 'changeBoardDay', async ({ body, ...call }) =>
    answer(200, await changeBoardDay({ context, body, caller: callerOf(call) })),
  );

  registerRoute(server, 'getJobSheets', async ({ query }) => answer(200, await readJobSheets(context, query)));
}
