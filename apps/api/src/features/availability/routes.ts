import type { FastifyInstance } from 'fastify';
import { answer, registerRoute, type WrittenAnswer, writeAnswer } from '../../platform/contract-routes';
import { isProblem, type Problem } from '../../platform/problem';
import { type AvailabilityContext, findAvailability } from './find-availability';
import { keptAnswers } from './kept-answers';

/** GET /api/availability. `openExcluded` answers the id of the booking that a code and its secret open. */
export function registerAvailability(
  app: FastifyInstance,
  {
    context,
    openExcluded,
  }: {
    context: AvailabilityContext;
    openExcluded: (question: { code: string; token: string | undefined }) => string | Problem;
  },
): void {
  const answerOf = keptAnswers<WrittenAnswer | Problem>(context);

  registerRoute(app, 'getAvailability', async ({ query, bookingToken }) => {
    const { exclude } = query;
    const excluded = exclude === undefined ? undefined : openExcluded({ code: exclude, token: bookingToken });
    if (isProblem(excluded)) return excluded;
    const question = { ...query, excludedBookingId: excluded };
    return answerOf(JSON.stringify(question), () => {
      const found = findAvailability(context, question);
      return isProblem(found) ? found : writeAnswer('getAvailability', answer(200, found));
    });
  });
}
