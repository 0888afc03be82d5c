import type { FastifyInstance } from 'fastify';
import { answer, callerOf, registerRoute } from '../../../platform/contract-routes';
import { isProblem, type Problem } from '../../../platform/problem';
import {
  acceptFor,
  assignQuote,
  endQuoteAcceptance,
  extendQuote,
  markQuote,
  noteQuote,
  type QuoteContext,
  saveDraft,
  sendQuoteLink,
  sendVersion,
} from '../../quotes';
import { listQuotes, readQuote } from './read-quotes';

/** Requests for quotes, and staff's actions on them. */
export function registerStaffQuotes(server: FastifyInstance, context: QuoteContext): void {
  const { connection } = context.database;

  registerRoute(server, 'getQuotes', async ({ query: { list, after } }) =>
    answer(200, await listQuotes({ connection, now: context.clock.now() }, { list, after })),
  );

  registerRoute(server, 'getStaffQuote', async ({ params, ...call }) =>
    answer(200, await readQuote(context, { code: params.code, userId: callerOf(call).userId })),
  );

  registerRoute(server, 'markQuote', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await markQuote(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'assignQuote', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await assignQuote(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'noteQuote', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await noteQuote(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'sendQuoteLink', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await sendQuoteLink(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'saveQuoteDraft', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await saveDraft(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'sendQuote', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await sendVersion(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'extendQuote', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await extendQuote(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'acceptQuoteFor', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await acceptFor(context, { ...params, ...body, userId }), { ...params, userId });
  });

  registerRoute(server, 'endQuoteAcceptance', async ({ params, body, ...call }) => {
    const { userId } = callerOf(call);
    return readAfter(await endQuoteAcceptance(context, { ...params, ...body, userId }), { ...params, userId });
  });

  async function readAfter(outcome: object | Problem, key: { code: string; userId: string }) {
    return isProblem(outcome) ? outcome : answer(200, await readQuote(context, key));
  }
}
