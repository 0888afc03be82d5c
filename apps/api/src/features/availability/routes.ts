import type { FastifyInstance } from 'fastify';
import { answer, type Caller, registerRoute } from '../../platform/contract-routes';
import { isProblem, type Problem } from '../../platform/problem';
import { type AvailabilityContext, findAvailability } from './find-availability';
import { keptAnswers } from './kept-answers';

/**
 * GET /api/availability. `openExcluded` returns the ID of the booking that a code and its secret, or a session, grant
 * access to.
 */
export function registerAvailability(
  app: FastifyInstance,
  {
    context,
    openExcluded,
  }: {
    context: AvailabilityContext;
    openExcluded: (question: {
      code: string;
      token: string | undefined;
      caller: Caller | undefined;
    }) => Promise<string | Problem>;
  },
): void {
  registerRoute(
    app,
    'getAvailability',
    async ({ query, bookingToken: token, caller }) => {
      const { exclude, ...question } = query;
      const excluded = exclude === undefined ? undefined : await openExcluded({ code: exclude, token, caller });
      if (isProblem(excluded)) return excluded;
      return answer(200, await findAvailability(context, { ...question, excludedBookingId: excluded }));
    },
    keptAnswers(context),
  );
}
