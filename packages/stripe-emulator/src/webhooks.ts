import Stripe from 'stripe';
import type { Account } from './account';
import type { DeliveryRecord } from './store/store';

/** A signed webhook on its way out. */
export interface WebhookRequest {
  headers: Record<string, string>;
  body: string;
}

/** Carries a webhook to its receiver and resolves to the HTTP status; a rejection counts as a failed delivery. */
export type Deliver = (request: WebhookRequest) => Promise<number>;

/** A webhook that has not been delivered. `dueAt` in epoch milliseconds. */
export interface PendingWebhook {
  id: string;
  event: string;
  type: string;
  attempts: number;
  dueAt: number;
}

/** Test controls for webhooks. IDs are from `pending()`; an unknown ID is ignored. */
export interface WebhookController {
  /** Everything not delivered yet, in the order in which it would leave. */
  pending(): PendingWebhook[];
  /** Sends the deliveries due by the clock, sequentially, and waits for the responses. */
  deliverDue(): Promise<void>;
  /** Sends one now, due or not, also while all are held. */
  deliver(id: string): Promise<void>;
  /** Adds a second delivery of the same event; returns its id, or undefined when there is nothing to repeat. */
  duplicate(id: string): string | undefined;
  /** Puts the named deliveries first, in this order. */
  reorder(ids: readonly string[]): void;
  /** Gives a delivery up: the event stays undelivered. */
  drop(id: string): void;
  /** Makes a delivery due after the delay. */
  delay(id: string, milliseconds: number): void;
  /** Nothing is sent until `release`. */
  hold(): void;
  release(): void;
}

const secondsPerRetry = [1, 5, 30, 120, 600, 1800, 3600] as const;
const givesUpAfter = 3 * 24 * 60 * 60 * 1000;

/** Delay before the next attempt after `attempts` failures, in milliseconds: 1 s at first, 1 h at last. */
export function retryDelay(attempts: number): number {
  return (secondsPerRetry[Math.min(attempts, secondsPerRetry.length) - 1] ?? 1) * 1000;
}

/** Signs, delivers and retries the webhooks of an account, for three days as Stripe does. */
export function createWebhooks(account: Account, deliver: Deliver | undefined): WebhookController {
  const { store } = account;
  const inFlight = new Set<string>();
  let isHeld = false;

  async function send(delivery: DeliveryRecord): Promise<void> {
    const event = store.events.get(delivery.event);
    if (event === undefined || deliver === undefined || inFlight.has(delivery.id)) return;
    inFlight.add(delivery.id);
    try {
      const status = await deliver(sign(event.resource, account)).catch(() => 0);
      store.transaction(() => settle(delivery.id, status >= 200 && status < 300));
    } finally {
      inFlight.delete(delivery.id);
    }
  }

  function settle(id: string, isDelivered: boolean): void {
    const delivery = store.deliveries.get(id);
    if (delivery === undefined) return;
    const attempts = delivery.attempts + 1;
    const dueAt = account.now() + retryDelay(attempts);
    if (isDelivered) {
      store.deliveries.remove(id);
      const event = store.events.get(delivery.event);
      if (event === undefined) return;
      store.events.put({ ...event, delivered: 'yes', resource: { ...event.resource, pending_webhooks: 0 } });
    } else if (dueAt - delivery.firstDueAt > givesUpAfter) {
      store.deliveries.remove(id);
    } else {
      store.deliveries.put({ ...delivery, attempts, dueAt });
    }
  }

  function inOrder(): DeliveryRecord[] {
    return store.deliveries
      .list()
      .reverse()
      .sort((a, b) => a.position - b.position);
  }

  return {
    pending() {
      return inOrder().map(({ id, event, attempts, dueAt }) => {
        return { id, event, type: store.events.get(event)?.type ?? '', attempts, dueAt };
      });
    },
    async deliverDue() {
      for (const delivery of inOrder()) {
        if (isHeld) return;
        const current = store.deliveries.get(delivery.id);
        if (current !== undefined && current.dueAt <= account.now()) await send(current);
      }
    },
    async deliver(id) {
      const delivery = store.deliveries.get(id);
      if (delivery !== undefined) await send(delivery);
    },
    duplicate(id) {
      const delivery = store.deliveries.get(id);
      if (delivery === undefined) return undefined;
      const copy = { ...delivery, id: account.newId('whd'), position: 0 };
      store.deliveries.put(copy);
      return copy.id;
    },
    reorder(ids) {
      const first = (inOrder()[0]?.position ?? 0) - ids.length;
      store.transaction(() => {
        for (const [index, id] of ids.entries()) {
          const delivery = store.deliveries.get(id);
          if (delivery !== undefined) store.deliveries.put({ ...delivery, position: first + index });
        }
      });
    },
    drop(id) {
      store.deliveries.remove(id);
    },
    delay(id, milliseconds) {
      const delivery = store.deliveries.get(id);
      if (delivery !== undefined) store.deliveries.put({ ...delivery, dueAt: account.now() + milliseconds });
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
    },
  };
}

function sign(event: Stripe.EventBase, account: Account): WebhookRequest {
  const body = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: account.keys.webhookSecret,
    timestamp: account.seconds(),
  });
  return { headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }, body };
}
