import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import type { AdminContext } from '../ports';
import { addBreak } from './add-break';
import { changeBoardDay } from './change-board-day';
import { moveOnSchedule } from './move-on-schedule';
import { readBoardDay } from './read-board-day';
import { readJobSheets } from './read-job-sheets';
import { readSchedule } from './read-schedule';
import { removeBreak } from './remove-break';

/** The board's part of the contract. */
export function registerSchedule(server: FastifyInstance, { bookings: context }: AdminContext): void {
  registerRoute(server, 'getSchedule', async ({ query }) => {
    const schedule = await readSchedule(context, query);
    return isProblem(schedule) ? schedule : answer(200, schedule);
  });

  registerRoute(server, 'moveOnSchedule', async ({ body, ...call }) => {
    const moved = await moveOnSchedule(context, { body, caller: callerOf(call) });
    return isProblem(moved) ? moved : answer(200, moved);
  });

  registerRoute(server, 'addBreak', async ({ body, ...call }) => {
    const added = await addBreak(context, { ...body, userId: callerOf(call).userId });
    return isProblem(added) ? added : answer(201, added);
  });

  registerRoute(server, 'removeBreak', async ({ params, ...call }) => {
    const refused = await removeBreak(context, { id: params.id, userId: callerOf(call).userId });
    return refused ?? answer(200, { done: true });
  });

  registerRoute(server, 'getBoardDay', async ({ query }) => {
    const day = await readBoardDay(context, query);
    return isProblem(day) ? day : answer(200, day);
  });

  registerRoute(server, 'changeBoardDay', async ({ body, ...call }) => {
    const changed = await changeBoardDay({ context, body, caller: callerOf(call) });
    return isProblem(changed) ? changed : answer(200, changed);
  });

  registerRoute(server, 'getJobSheets', async ({ query }) => {
    const sheets = await readJobSheets(context, query);
    return isProblem(sheets) ? sheets : answer(200, sheets);
  });
}
