import type { FastifyInstance } from 'fastify';
import { isoText } from '../../../platform/clock';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem } from '../../../platform/problem';
import type { AdminContext } from '../ports';
import { discardDraft, publishDraft, restoreVersion, saveDraft, withdrawVersion } from './change-catalogue';
import { beginPreview, endedPreview } from './preview';
import { compareVersions, noSuchVersion, readCatalogue } from './read-catalogue';

/** Versions of the catalog: what the shop sells, for how much, and where. */
export function registerCatalogue(server: FastifyInstance, { bookings, previews, drawPreview }: AdminContext): void {
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

  registerRoute(server, 'previewCatalogue', async ({ params: { id }, ...call }) => {
    const number = parseNumber(id);
    const begun = await beginPreview(previews, { caller: callerOf(call), number: number ?? 0 });
    if (isProblem(begun)) return begun;
    await drawPreview(begun.preview);
    return answer(200, { until: isoText(begun.until) }, { 'set-cookie': begun.cookie });
  });

  registerRoute(server, 'endCataloguePreview', async () => answer(200, {}, { 'set-cookie': endedPreview(previews) }));

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
