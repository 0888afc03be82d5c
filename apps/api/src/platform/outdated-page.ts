import { contractVersion } from '@tintforge/api-contract';
import type { FastifyRequest } from 'fastify';
import { type Problem, problem } from './problem';

/** The documentation's pages, which call the API without our client. */
const docs = /^[^/]*\/\/[^/]+\/api\/docs(?=[/?]|$)/;

/**
 * True for a call of a page that was loaded before the requests' form changed. Its client names another version, or
 * none at all where it is older than the header; programs other than our pages name none either, and are no pages.
 */
export function isFromOutdatedPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'contract-version': version, 'sec-fetch-site': site, referer = '' } = headers;
  if (version !== undefined) return version !== contractVersion;
  return site === 'same-origin' && !docs.test(referer);
}

/** The problem of a request that only an outdated page sends. */
export function pageOutdated(): Problem {
  return problem('page_outdated', {
    message: 'The site has changed since you opened this page. Reload the page, then try again.',
  });
}
