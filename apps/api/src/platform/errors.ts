import type { FastifyError, FastifyInstance } from 'fastify';
import { isRefused } from '../db/sqlite/failures';
import { DatabaseBusy, StaleWrite } from '../db/unit-of-work';
import { type Problem, problem } from './problem';
import { sendProblem } from './send-problem';

/** The framework's errors about a request, as codes of the contract. */
const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: brokenJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: brokenJson,
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    problem('body_too_large', { message: 'The request is too large. Shorten the notes.' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    problem('unsupported_media_type', { message: 'Send the body as JSON, with content-type application/json.' }),
};

function brokenJson(): Problem {
  return problem('broken_json', {
    message: 'The body isn’t JSON. Send valid JSON with content-type application/json.',
  });
}

/**
 * The single handler of everything thrown: a clear code outside, the cause in the log, and never its text in a 5xx. A
 * response about an internal failure has the request ID, which leads to the cause.
 */
export function registerErrors(app: FastifyInstance): void {
  // The framework reads plain text unasked; a body of ours is JSON.
  app.removeContentTypeParser('text/plain');
  takeEmptyBodies(app);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const expected = frameworkProblems[error.code] ?? (error instanceof SyntaxError ? brokenJson : undefined);
    if (expected !== undefined) return sendProblem(reply, expected());
    if (error.statusCode === 429) {
      return sendProblem(
        reply,
        problem('rate_limited', { message: 'Too many requests. Wait a minute and try again.' }),
      );
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return sendProblem(reply, problem('invalid_value', { message: 'We couldn’t read the request.' }));
    }
    request.log.error({ err: error }, 'a request failed');
    // A read can meet a failing disk, too.
    if (error instanceof DatabaseBusy || error instanceof StaleWrite || isRefused(error)) {
      return sendProblem(reply, problem('busy', { message: 'We’re very busy. Please try again in a moment.' }));
    }
    const again = `Please try again. If it happens again, give us this reference: ${request.id}`;
    return sendProblem(reply, problem('internal', { message: `Something went wrong on our side. ${again}` }));
  });
}

/** A body announced as JSON may be empty: a route that needs none takes none, and others name what is missing. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
