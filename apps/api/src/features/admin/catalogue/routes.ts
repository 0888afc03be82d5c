import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import type { AdminContext } from '../ports';
import { discardDraft, publishDraft, restoreVersion, saveDraft, withdrawVersion } from './change-catalogue';
import { compareVersions, noSuchVersion, readCatalogue } from './read-catalogue';

/** Versions of the catalog: what the shop sells, for how much, and where. */
export function registerCatalogue(server: FastifyInstance, { bookings }: AdminContext): void {
  registerRoute(server, 'getCatalogue', async () =>
    answer(200, await readCatalogue(bookings.database.connection, bookings)),
  );

  registerRoute(server, 'compareCatalogues', async ({ query }) => answer(200, await compareVersions(bookings, query)));

  registerRoute(server, 'saveCatalogueDraft', async ({ body, ...call }) =>
    answer(200, await saveDraft(bookings, { callerId: callerOf(call).userId, body })),
  );

  registerRoute(server, 'discardCatalogueDraft', async ({ body, ...call }) =>
    answer(200, await discardDraft(bookings, { callerId: callerOf(call).userId, body })),
  );

  registerRoute(server, 'publishCatalogue', async ({ body, ...call }) =>
    answer(200, await publishDraft(bookings, { callerId: callerOf(call).userId, body })),
  );

  registerRoute(server, 'withdrawCatalogue', async ({ params: { id }, ...call }) => {
    const number = parseNumber(id);
    if (number === undefined) return noSuchVersion();
    return answer(200, await withdrawVersion(bookings, { callerId: callerOf(call).userId, number }));
  });

  registerRoute(server, 'restoreCatalogue', async ({ params: { id }, body, ...call }) => {
    const number = parseNumber(id);
    if (number === undefined) return noSuchVersion();
    return answer(200, await restoreVersion(bookings, { callerId: callerOf(call).userId, number, body }));
  });
}

/** The number of a version in a path; undefined for anything else. */
function parseNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
