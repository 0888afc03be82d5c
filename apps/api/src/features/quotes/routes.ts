import type { FastifyInstance } from 'fastify';
import { answer, type RouteCall, registerRoute } from '../../platform/contract-routes';
import { isProblem } from '../../platform/problem';
import { createTurns } from '../../platform/turns';
import { declineQuote } from './decline-quote';
import type { RequestContext } from './ports';
import { openQuote, type QuoteKey } from './quote-token';
import { quoteView } from './quote-view';
import { requestQuote } from './request-quote';

/** The quotes' part of the contract for visitors and customers. */
export function registerQuotes(app: FastifyInstance, context: RequestContext): void {
  const { connection } = context.database;
  const inTurn = createTurns();

  registerRoute(app, 'requestQuote', async ({ body, ...call }) => {
    const idempotencyKey = call.idempotencyKey.toLowerCase();
    return answer(201, await inTurn(idempotencyKey, () => requestQuote(context, { body, idempotencyKey })));
  });

  registerRoute(app, 'getQuote', async (call) => {
    const row = await openQuote({ connection, quoteKey: context.quoteKey }, { ...keyOf(call), isOpenToOffice: true });
    return isProblem(row) ? row : answer(200, await quoteView({ ...context, connection }, row));
  });

  registerRoute(app, 'declineQuote', async ({ body, ...call }) => {
    const row = await declineQuote(context, { ...keyOf(call), reason: body.reason });
    return isProblem(row) ? row : answer(200, await quoteView({ ...context, connection }, row));
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
