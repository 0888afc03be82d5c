import type Stripe from 'stripe';
import * as z from 'zod';

const id = z.string().regex(/^\w{1,255}$/);

/** Another seller’s intents on the same account have metadata of any form. */
const metadata = z
  .looseObject({
    payment_id: z
      .string()
      .regex(/^[\w-]*$/)
      .optional()
      .catch(undefined),
  })
  .catch({});

const intent = z.looseObject({ id, metadata });
const refund = z.looseObject({ id });
const dispute = z.looseObject({
  id,
  status: z.string().regex(/^\w{1,255}$/),
  payment_intent: z.union([id, z.looseObject({ id })]).nullish(),
});

/** The fields that we read of each kind of event; others only have to be about an object. */
const subjects: Readonly<Record<string, z.ZodType<object>>> = {
  'payment_intent.succeeded': intent,
  'payment_intent.payment_failed': intent,
  'payment_intent.processing': intent,
  'payment_intent.requires_action': intent,
  'payment_intent.canceled': intent,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.refund.updated': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.closed': dispute,
};

const envelope = z.looseObject({
  id,
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/**
 * Reads a webhook's body, which may be anything that was signed. Undefined when it is no event, or has not what we read of
 * its kind; throws SyntaxError when it is not JSON.
 */
export function readEvent(body: string): Stripe.Event | undefined {
  const event = envelope.safeParse(JSON.parse(body));
  if (!event.success) return undefined;
  const { type, data } = event.data;
  const object = (Object.hasOwn(subjects, type) ? subjects[type] : undefined)?.safeParse(data.object);
  if (object?.success === false) return undefined;
  // The fields that we read are checked above; the others are as Stripe documents them.
  return { ...event.data, data: { ...data, object: object?.data ?? data.object } } as unknown as Stripe.Event;
}
