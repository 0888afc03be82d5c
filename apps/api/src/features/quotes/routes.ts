import { Readable } from 'node:stream';
import { isOfficeRole } from '@tintforge/api-contract';
import type { FastifyInstance } from 'fastify';
import type { QuoteRow } from '../../db/schema';
import { answer, type RouteCall, registerFileRoute, registerRoute } from '../../platform/contract-routes';
import { isProblem, type Problem } from '../../platform/problem';
import { createTurns } from '../../platform/turns';
import { declineQuote } from './decline-quote';
import { addPhoto, removePhoto } from './photos/add-photo';
import { captionPhoto } from './photos/caption-photo';
import { showPhoto } from './photos/show-photo';
import type { RequestContext } from './ports';
import { openQuote, type QuoteKey } from './quote-token';
import { quoteView } from './quote-view';
import { requestQuote } from './request-quote';
import { acceptVersion } from './versions/accept-version';
import { askChange, renewQuote } from './versions/answer-version';

/** The quotes' part of the contract for visitors and customers. */
export function registerQuotes(app: FastifyInstance, context: RequestContext): void {
  const { connection } = context.database;
  const inTurn = createTurns();

  registerRoute(app, 'requestQuote', async ({ body, ...call }) => {
    const idempotencyKey = call.idempotencyKey.toLowerCase();
    return answer(201, await inTurn(idempotencyKey, () => requestQuote(context, { body, idempotencyKey })));
  });

  const show = async (row: QuoteRow | Problem, isForStaff = false) =>
    isProblem(row) ? row : answer(200, await quoteView({ ...context, connection }, { row, isForStaff }));

  registerRoute(app, 'getQuote', async (call) => {
    const opening = { connection, quoteKey: context.quoteKey };
    // Staff who have the customer's link as well read what the link opens.
    const byLink = await openQuote(opening, { ...keyOf(call), caller: undefined });
    if (!isProblem(byLink)) return show(byLink);
    const isForStaff = call.caller !== undefined && isOfficeRole(call.caller.role);
    return show(await openQuote(opening, { ...keyOf(call), isOpenToOffice: true }), isForStaff);
  });

  registerRoute(app, 'acceptQuote', async ({ body, ...call }) =>
    show(await acceptVersion(context, { ...keyOf(call), ...body })),
  );

  registerRoute(app, 'askQuoteChange', async ({ body, ...call }) =>
    show(await askChange(context, { ...keyOf(call), ...body })),
  );

  registerRoute(app, 'renewQuote', async ({ body, ...call }) =>
    show(await renewQuote(context, { ...keyOf(call), ...body })),
  );

  registerRoute(app, 'declineQuote', async ({ body, ...call }) =>
    show(await declineQuote(context, { ...keyOf(call), reason: body.reason })),
  );

  registerFileRoute(app, 'addQuotePhoto', async ({ bytes, ...call }) =>
    answer(200, await addPhoto(context, { ...officeKeyOf(call), id: call.params.id, bytes })),
  );

  registerRoute(app, 'removeQuotePhoto', async (call) => {
    const refused = await removePhoto(context, { ...officeKeyOf(call), id: call.params.id });
    return refused ?? answer(200, { done: true as const });
  });

  registerRoute(app, 'captionQuotePhoto', async ({ body, ...call }) =>
    answer(200, await captionPhoto(context, { ...officeKeyOf(call), id: call.params.id, ...body })),
  );

  registerRoute(app, 'getPhoto', async ({ params }) => {
    const { photo: id, ...address } = params;
    const bytes = await showPhoto(context, { id, ...address });
    return isProblem(bytes) ? bytes : answer(200, Readable.from([bytes]));
  });
}

/** Credentials of a call about one quote. */
function keyOf({
  params,
  quoteToken,
  caller,
}: Pick<RouteCall<'getQuote'>, 'params' | 'quoteToken' | 'caller'>): QuoteKey {
  return { code: params.code, token: quoteToken, caller };
}

/** The same, for a call that staff make too. */
const officeKeyOf = (call: Parameters<typeof keyOf>[0]): QuoteKey => ({ ...keyOf(call), isOpenToOffice: true });
