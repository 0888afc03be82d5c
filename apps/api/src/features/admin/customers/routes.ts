import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import type { AdminContext } from '../ports';
import { mergeCustomer, saveNotes } from './change-customer';
import { listCustomers } from './list-customers';
import { listCustomerBookings, readCustomer } from './read-customer';

/** Whom the shop works for. */
export function registerCustomers(server: FastifyInstance, { bookings }: AdminContext): void {
  const { connection } = bookings.database;

  registerRoute(server, 'getCustomers', async ({ query }) => {
    const page = await listCustomers(connection, query);
    return isProblem(page) ? page : answer(200, page);
  });

  registerRoute(server, 'getCustomer', async ({ params }) => {
    const customer = await readCustomer(connection, params.id);
    return isProblem(customer) ? customer : answer(200, customer);
  });

  registerRoute(server, 'getCustomerBookings', async ({ params, query }) => {
    const page = await listCustomerBookings(bookings, { id: params.id, after: query.after });
    return isProblem(page) ? page : answer(200, page);
  });

  registerRoute(server, 'saveCustomerNotes', async ({ params, body, ...call }) => {
    const saved = await saveNotes(bookings, { id: params.id, ...body, userId: callerOf(call).userId });
    return isProblem(saved) ? saved : answer(200, saved);
  });

  registerRoute(server, 'mergeCustomer', async ({ params, body, ...call }) => {
    const merged = await mergeCustomer(bookings, { id: params.id, ...body, userId: callerOf(call).userId });
    return isProblem(merged) ? merged : answer(200, merged);
  });
}
