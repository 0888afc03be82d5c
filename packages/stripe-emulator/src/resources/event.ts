import Stripe from 'stripe';

/** The events that the emulator sends. */
export const eventTypes = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.pending',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

/** One type of event. */
export type EventType = (typeof eventTypes)[number];

/** Facts of a new Event; `created` in seconds, `request` null when no request of ours caused it. */
export interface EventFacts {
  id: string;
  created: number;
  type: EventType;
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;
  previous?: Record<string, string | number | boolean | null>;
  request: Stripe.Event.Request;
  pendingWebhooks: number;
}

/** A new Event with a snapshot of its object, in the API version of the installed SDK. */
export function makeEvent(facts: EventFacts): Stripe.EventBase {
  return {
    id: facts.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: facts.created,
    data: {
      object: facts.object,
      ...(facts.previous === undefined ? {} : { previous_attributes: facts.previous }),
    },
    livemode: false,
    pending_webhooks: facts.pendingWebhooks,
    request: facts.request,
    type: facts.type,
  };
}
