import { parseEmail, suggestEmail } from '@tintforge/booking-core';
import { siteWords } from '@tintforge/content';
import type { FastifyInstance } from 'fastify';

/** Lets a scope read what forms post in browsers without script, as `URLSearchParams`. */
export function readPostedForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))];
    // Forms send line breaks as CR LF, and count as one.
    done(null, new URLSearchParams(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])));
  });
}

/** Field of a refused form's page: the email address that was asked about. */
export const askedAbout = 'askedAbout';

/**
 * The question about a probable typing error in an email address, by the name of its field; empty when nothing looks wrong.
 * The address is noted in the fields, so that it is asked about once.
 */
export function questionAbout(fields: URLSearchParams, name: string): Record<string, string> {
  const typed = fields.get(name) ?? '';
  const meant = fields.get(askedAbout) === typed ? undefined : suggestEmail(typed);
  if (meant === undefined) return {};
  fields.set(askedAbout, typed);
  const { question, keep } = siteWords.emailQuestion;
  return { [name]: parseEmail(typed) === undefined ? question(meant) : `${question(meant)} ${keep}` };
}

/** The fields of a post that `readPostedForms` has read; none of one without a body. */
export function postedFields(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
