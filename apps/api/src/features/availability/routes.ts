import type { FastifyInstance } from 'fastify';
import { answer, type Caller, registerRoute } from '../../platform/contract-routes';
import { keptAnswers } from '../../platform/kept-answers';
import { isProblem, type Problem } from '../../platform/problem';
import type { RulesInForce } from '../settings';
import { type AvailabilityContext, findAvailability } from './find-availability';

/**
 * GET /api/availability. `openExcluded` returns the ID of the booking that a code and its secret, or a session, grant
 * access to, and `previewRules` the rules of the catalog that a browser previews.
 */
export function registerAvailability(
  app: FastifyInstance,
  {
    context,
    openExcluded,
    previewRules,
  }: {
    context: AvailabilityContext;
    openExcluded: (question: {
      code: string;
      token: string | undefined;
      caller: Caller | undefined;
    }) => Promise<string | Problem>;
    previewRules: (headers: { cookie?: string | undefined }) => Promise<RulesInForce | undefined>;
  },
): void {
  registerRoute(
    app,
    'getAvailability',
    async ({ query, bookingToken: token, caller, headers }) => {
      const { exclude, ...question } = query;
      const excluded = exclude === undefined ? undefined : await openExcluded({ code: exclude, token, caller });
      if (isProblem(excluded)) return excluded;
      const rules = await previewRules(headers);
      return answer(200, await findAvailability(context, { ...question, excludedBookingId: excluded, rules }));
    },
    // Checked again when a time is held.
    keptAnswers({ mark: () => context.database.changeMark(), clock: context.clock, most: 500 }),
  );
}
