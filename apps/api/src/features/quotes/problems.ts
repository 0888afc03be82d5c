import type { QuoteStatus } from '@tintforge/booking-core';
import { type Problem, problem } from '../../platform/problem';

/** The link, account or code opens no quote. */
export function cannotOpenQuote(): Problem {
  return problem('unauthorized', { message: 'This link doesn’t open the quote. Use the link from our email.' });
}

/** The shop doesn't do this kind of work. */
export function kindNotOffered(): Problem {
  const message = 'We don’t do this kind of work.';
  return problem('invalid_value', { message, fields: { 'details.kind': message } });
}

/** Staff name a quote that isn't there, or one whose customer was erased. */
export function noSuchQuote(): Problem {
  return problem('not_found', { message: 'This quote doesn’t exist.' });
}

/** There is no such photo, or it has been removed. */
export function noSuchPhoto(): Problem {
  return problem('not_found', { message: 'This photo is no longer here. Reload the page.' });
}

/** The quote's state doesn't allow it any more. */
export function quoteClosed(status: QuoteStatus): Problem {
  return problem('quote_closed', {
    message: 'This request has been closed. Call us if you need it again.',
    details: { status },
  });
}
