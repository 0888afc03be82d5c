import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import { addStaff, changeStaff, inviteStaff, listStaff, resetFactors } from '../../accounts';
import type { AdminContext } from '../ports';
import { addClosures, changeClosures, readClosures, removeClosures } from './change-closures';
import { addCrew, changeCrew, readCrews } from './change-crews';
import { changeHours, readHours } from './change-hours';
import { changeSettings, readSettings } from './change-settings';
import { checkStaffRegion } from './check-region';

const done = { done: true } as const;

/** The rules, the hours, the crews, the closed days, and who works here. */
export function registerStaffSettings(server: FastifyInstance, context: AdminContext): void {
  registerRules(server, context);
  registerHours(server, context);
  registerCrews(server, context);
  registerClosures(server, context);
  registerStaff(server, context);
}

function registerRules(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getSettings', async () => answer(200, await readSettings(bookings)));

  registerRoute(server, 'changeSettings', async ({ body, ...call }) =>
    answer(200, await changeSettings(bookings, { callerId: callerOf(call).userId, body })),
  );
}

function registerHours(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getHours', async () => answer(200, await readHours(bookings)));

  registerRoute(server, 'changeHours', async ({ body, ...call }) =>
    answer(200, await changeHours(bookings, { callerId: callerOf(call).userId, body })),
  );
}

function registerCrews(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getCrews', async () => answer(200, { crews: await readCrews(bookings) }));

  registerRoute(server, 'addCrew', async ({ body, ...call }) =>
    answer(201, await addCrew(bookings, { callerId: callerOf(call).userId, body })),
  );

  registerRoute(server, 'changeCrew', async ({ params: { id }, body, ...call }) =>
    answer(200, await changeCrew(bookings, { callerId: callerOf(call).userId, id, body })),
  );
}

function registerClosures(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getClosures', async () => answer(200, { closures: await readClosures(bookings) }));

  registerRoute(server, 'addClosures', async ({ body, ...call }) =>
    answer(200, await addClosures(bookings, { callerId: callerOf(call).userId, body })),
  );

  registerRoute(server, 'changeClosures', async ({ body, ...call }) =>
    answer(200, await changeClosures(bookings, { callerId: callerOf(call).userId, body })),
  );

  registerRoute(server, 'removeClosures', async ({ body: { ids }, ...call }) => {
    await removeClosures(bookings, { callerId: callerOf(call).userId, ids });
    return answer(200, done);
  });
}

function registerStaff(server: FastifyInstance, { bookings: { firstCatalogue }, accounts }: AdminContext): void {
  const { connection } = accounts.database;

  registerRoute(server, 'getStaff', async () => answer(200, { staff: await listStaff(connection) }));

  registerRoute(server, 'addStaff', async ({ body, ...call }) => {
    const wrong = checkStaffRegion(firstCatalogue, body);
    if (wrong !== undefined) return wrong;
    return answer(201, await addStaff(accounts, { callerId: callerOf(call).userId, body }));
  });

  registerRoute(server, 'changeStaff', async ({ params: { id }, body, ...call }) => {
    const wrong = checkStaffRegion(firstCatalogue, body);
    if (wrong !== undefined) return wrong;
    const changed = await changeStaff(accounts, { callerId: callerOf(call).userId, id, body });
    return isProblem(changed) ? changed : answer(200, { member: changed });
  });

  registerRoute(server, 'inviteStaff', async ({ params: { id }, body: { version }, ...call }) =>
    answer(200, await inviteStaff(accounts, { callerId: callerOf(call).userId, id, version })),
  );

  registerRoute(server, 'resetStaffFactors', async ({ params: { id }, body: { version }, ...call }) => {
    const member = await resetFactors(accounts, { callerId: callerOf(call).userId, id, version });
    return isProblem(member) ? member : answer(200, { member });
  });
}
