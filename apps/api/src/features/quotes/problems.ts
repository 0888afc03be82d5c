import { dollarsFromCents, type QuoteStatus } from '@tintforge/booking-core';
import type { QuoteAcceptanceRow, QuoteVersionRow } from '../../db/schema';
import { isoText } from '../../platform/clock';
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

/** The quote's state doesn't allow it any more. */
export function quoteClosed(status: QuoteStatus): Problem {
  return problem('quote_closed', {
    message: 'This request has been closed. Call us if you need it again.',
    details: { status },
  });
}

/** Another version, or another total, than the one that the caller saw is current. */
export function quoteChanged({ number, totalCents }: Pick<QuoteVersionRow, 'number' | 'totalCents'>): Problem {
  return problem('quote_changed', {
    message: `There’s a newer version of this quote: version ${number}. Nothing was accepted.`,
    details: { number, total: dollarsFromCents(totalCents) },
  });
}

/** The good-through day of the current version has passed. */
export function quoteExpired(): Problem {
  return problem('quote_expired', {
    message: 'The good-through day of this price has passed. Get an updated price; nothing was accepted.',
  });
}

/** Someone has accepted it. */
export function alreadyAccepted({ name, at }: Pick<QuoteAcceptanceRow, 'name' | 'at'>): Problem {
  return problem('already_accepted', {
    message: `${name} has already accepted this quote.`,
    details: { name, at: isoText(at) },
  });
}

/** A version can't be extended while the next one is being written. */
export function draftOpen(): Problem {
  return problem('draft_open', {
    message: 'There’s a draft of the next version. Send it with the later day, or discard it first.',
  });
}

/** The total is above the highest that a quote can have. */
export function totalTooHigh(most: number): Problem {
  return problem('amount_too_high', {
    message: `A quote can come to $${most.toLocaleString('en-US')} at most.`,
    details: { most },
  });
}

/** A bad field of a draft. */
export function badField(path: string, message: string): Problem {
  return problem('invalid_value', { message, fields: { [path]: message } });
}
