import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import type { AdminContext } from '../ports';
import { changeCustomer, eraseCustomerFile, mergeCustomer, saveNotes } from './change-customer';
import { listCustomers } from './list-customers';
import { listCustomerBookings, readCustomer } from './read-customer';

/** The shop's customers. */
export function registerCustomers(server: FastifyInstance, { bookings }: AdminContext): void {
  const { connection } = bookings.database;

  registerRoute(server, 'getCustomers', async ({ query }) => answer(200, await listCustomers(connection, query)));

  registerRoute(server, 'getCustomer', async ({ params }) => answer(200, await readCustomer(connection, params.id)));

  registerRoute(server, 'getCustomerBookings', async ({ params, query }) =>
    answer(200, await listCustomerBookings(bookings, { id: params.id, after: query.after })),
  );

  registerRoute(server, 'saveCustomerNotes', async ({ params, body, ...call }) =>
    answer(200, await saveNotes(bookings, { id: params.id, ...body, userId: callerOf(call).userId })),
  );

  registerRoute(server, 'changeCustomer', async ({ params, body, ...call }) =>
    answer(200, await changeCustomer(bookings, { id: params.id, ...body, userId: callerOf(call).userId })),
  );

  registerRoute(server, 'eraseCustomer', async ({ params, body, ...call }) =>
    answer(200, await eraseCustomerFile(bookings, { id: params.id, ...body, userId: callerOf(call).userId })),
  );

  registerRoute(server, 'mergeCustomer', async ({ params, body, ...call }) =>
    answer(200, await mergeCustomer(bookings, { id: params.id, ...body, userId: callerOf(call).userId })),
  );
}
