import { failure, type Result, success } from '../result';

/**
 * The life of a quote: requested, answered (by phone or email, without a version), sent (a version is with the
 * customer), changes-requested, accepted, declined by the customer, withdrawn by the shop. That its good-through day has
 * passed is never stored, see {@link isGoodThroughPassed}.
 */
export const quoteStatuses = [
  'requested',
  'answered',
  'sent',
  'changes-requested',
  'accepted',
  'declined',
  'withdrawn',
] as const;

/** One of {@link quoteStatuses}. */
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Reasons of a customer who no longer wants a quote. */
export const quoteDeclineReasons = ['price', 'timing', 'someone-else', 'not-needed', 'other'] as const;

/** One of {@link quoteDeclineReasons}. */
export type QuoteDeclineReason = (typeof quoteDeclineReasons)[number];

/**
 * Events in the life of a quote. Extending its good-through day sends a version too, and asking for an updated price is
 * asking for a change. An acceptance ends only by staff.
 */
export const quoteEvents = [
  'answered',
  'sent',
  'change-asked',
  'accepted',
  'acceptance-ended',
  'declined',
  'withdrawn',
  'reopened',
] as const;

/** One of {@link quoteEvents}. */
export type QuoteEvent = (typeof quoteEvents)[number];

const transitions: Record<QuoteStatus, Partial<Record<QuoteEvent, QuoteStatus>>> = {
  requested: { answered: 'answered', sent: 'sent', declined: 'declined', withdrawn: 'withdrawn' },
  answered: { sent: 'sent', declined: 'declined', withdrawn: 'withdrawn', reopened: 'requested' },
  sent: {
    sent: 'sent',
    'change-asked': 'changes-requested',
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'withdrawn',
  },
  'changes-requested': {
    sent: 'sent',
    'change-asked': 'changes-requested',
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'withdrawn',
  },
  accepted: { 'acceptance-ended': 'sent' },
  declined: { sent: 'sent', withdrawn: 'withdrawn', reopened: 'requested' },
  withdrawn: { sent: 'sent', reopened: 'requested' },
};

/** The status after an event, or 'not_allowed' where that event cannot happen. */
export function nextQuoteStatus(status: QuoteStatus, event: QuoteEvent): Result<QuoteStatus, 'not_allowed'> {
  const next = transitions[status][event];
  return next === undefined ? failure('not_allowed') : success(next);
}

/** True for an open quote after its good-through moment, epoch milliseconds. The moment itself is still good. */
export function isGoodThroughPassed(
  { status, expiresAt }: { status: QuoteStatus; expiresAt: number | null },
  now: number,
): boolean {
  return expiresAt !== null && (status === 'sent' || status === 'changes-requested') && now > expiresAt;
}
