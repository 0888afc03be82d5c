import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import { setMessageState } from '../../contact';
import type { AdminContext } from '../ports';
import { listMessages, readMessage } from './list-messages';

/** Messages from the contact form, and their state. */
export function registerMessages(server: FastifyInstance, { bookings }: AdminContext): void {
  const { connection } = bookings.database;

  registerRoute(server, 'getMessages', async ({ query: { state, after } }) =>
    answer(200, await listMessages(connection, { state, after })),
  );

  registerRoute(server, 'getMessage', async ({ params }) => answer(200, await readMessage(connection, params.id)));

  registerRoute(server, 'setMessageState', async ({ params: { id }, body: { state, seen }, ...call }) => {
    const handledAt = seen.handledAt === null ? null : Date.parse(seen.handledAt);
    const change = { id, state, seen: { state: seen.state, handledAt }, userId: callerOf(call).userId };
    const changed = await setMessageState(bookings, change);
    if (isProblem(changed)) return changed;
    return answer(200, await readMessage(connection, id));
  });
}
