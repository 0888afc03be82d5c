import type { FastifyInstance } from 'fastify';

/** Lets a scope read what forms post in browsers without script, as `URLSearchParams`. */
export function readPostedForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))];
    // Forms send line breaks as CR LF, and count as one.
    done(null, new URLSearchParams(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])));
  });
}

/** The fields of a post that `readPostedForms` has read; none of one without a body. */
export function postedFields(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
