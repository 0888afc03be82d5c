import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { readChanges } from '../changes/read-changes';
import type { AdminContext } from '../ports';
import { listAudit } from './list-audit';
import { listOutbox } from './list-outbox';
import { readCounts } from './read-counts';
import { readOutboxMail } from './read-outbox-mail';
import { retryMail } from './retry-mail';

/** Every email, every staff action, and changes since a position. */
export function registerRecords(server: FastifyInstance, context: AdminContext): void {
  const { bookings } = context;
  const { connection } = bookings.database;

  registerRoute(server, 'getCounts', async () => answer(200, await readCounts(connection)));

  registerRoute(server, 'getOutbox', async ({ query: { state, kind, search, after } }) =>
    answer(200, await listOutbox(connection, { state, kind, search, after })),
  );

  registerRoute(server, 'getOutboxMail', async ({ params: { id }, headers: { host } }) =>
    answer(200, await readOutboxMail(context, { id, host })),
  );

  registerRoute(server, 'retryMail', async ({ params: { id }, ...call }) =>
    answer(200, await retryMail(bookings, { id, userId: callerOf(call).userId })),
  );

  registerRoute(server, 'getAudit', async ({ query: { userId, action, subject, from, to, after } }) =>
    answer(200, await listAudit(connection, { userId, action, subject, from, to, after })),
  );

  registerRoute(server, 'getChanges', async ({ query: { since }, ...call }) =>
    answer(200, await readChanges(connection, { since, caller: callerOf(call) })),
  );
}
