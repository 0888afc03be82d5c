import type Stripe from 'stripe';
import type { IntentStatus } from '../machine';

/** A PaymentIntent as stored: references are IDs, never expanded objects. */
export type IntentRecord = Stripe.PaymentIntent & {
  status: IntentStatus;
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
};

/** A Charge as stored. */
export type ChargeRecord = Stripe.Charge & { payment_intent: string; payment_method: string };

/** A Refund as stored. */
export type RefundRecord = Stripe.Refund & { charge: string; payment_intent: string };

/** A PaymentMethod made from a test card, and which card that was. */
export interface MethodRecord {
  id: string;
  created: number;
  card: string;
  resource: Stripe.PaymentMethod;
}

/** An event, and whether its webhook reached its receiver (`yes` too when there is no receiver). */
export interface EventRecord {
  id: string;
  created: number;
  type: string;
  delivered: 'yes' | 'no';
  resource: Stripe.EventBase;
}

/** A webhook still to be delivered. Times are epoch milliseconds; lower positions go first, equal ones by age. */
export interface DeliveryRecord {
  id: string;
  created: number;
  event: string;
  position: number;
  attempts: number;
  dueAt: number;
  firstDueAt: number;
}

/** A later effect on an object: due at epoch milliseconds. */
export interface EffectRecord {
  id: string;
  created: number;
  dueAt: number;
  kind: 'refund-succeeds' | 'refund-fails' | 'payment-settles' | 'payment-fails';
  subject: string;
}

/** The response of an executed request, stored under its idempotency key. */
export interface AnswerRecord {
  id: string;
  created: number;
  endpoint: string;
  params: string;
  status: number;
  body: string;
  requestId: string;
}

/** Which records, newest first. `after` and `before` are ids of existing records; `created` in whole seconds. */
export interface Query {
  where?: Readonly<Record<string, string | readonly string[]>>;
  from?: number;
  to?: number;
  after?: string;
  before?: string;
  limit?: number;
}

/** Records of one kind, in the order of their first saving. */
export interface Collection<R> {
  get(id: string): R | undefined;
  put(record: R): void;
  remove(id: string): void;
  list(query?: Query): R[];
}

/** The kinds of records, each with the fields that a query may name in `where`. */
export const collectionFields = {
  paymentIntents: [],
  paymentMethods: [],
  charges: [],
  refunds: ['charge', 'payment_intent'],
  events: ['type', 'delivered'],
  deliveries: ['event'],
  effects: [],
  answers: [],
} as const satisfies Record<string, readonly string[]>;

/** The record of each collection. */
export interface Collections {
  paymentIntents: Collection<IntentRecord>;
  paymentMethods: Collection<MethodRecord>;
  charges: Collection<ChargeRecord>;
  refunds: Collection<RefundRecord>;
  events: Collection<EventRecord>;
  deliveries: Collection<DeliveryRecord>;
  effects: Collection<EffectRecord>;
  answers: Collection<AnswerRecord>;
}

/** The emulator's storage. A transaction that throws is rolled back. The caller that opens it closes it. */
export interface EmulatorStore extends Collections {
  transaction<T>(work: () => T): T;
  close(): void;
}
