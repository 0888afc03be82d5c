import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { createEventsDesk } from '../live/open-events';
import { positionText, presentPosition } from '../live/shop-events';
import { watchShop } from '../live/shop-watch';
import type { AdminContext } from '../ports';
import { listAudit } from './list-audit';
import { listOutbox } from './list-outbox';
import { readCounts } from './read-counts';
import { readOutboxMail } from './read-outbox-mail';
import { retryMail } from './retry-mail';

/** Every mail, every act of staff, and what happens while one looks. */
export function registerRecords(server: FastifyInstance, context: AdminContext): void {
  const { bookings, accounts } = context;
  const { database } = bookings;
  const { connection } = database;

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

  const watch = watchShop({
    readPosition: async () => positionText(await presentPosition(database.connection)),
    onWritten: database.onWritten,
    log: server.log,
  });
  const openEvents = createEventsDesk({ accounts, watch });
  // Streams end by themselves only with their readers, and the server waits for its answers.
  server.addHook('preClose', async () => watch.close());

  registerRoute(server, 'getEvents', async ({ query: { follow }, headers, ...call }) => {
    const lastEventId = headers['last-event-id'];
    const stream = await openEvents({
      caller: callerOf(call),
      lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
      follow,
    });
    // Proxies that collect an answer before they pass it on are asked not to.
    return answer(200, stream, { 'x-accel-buffering': 'no' });
  });
}
