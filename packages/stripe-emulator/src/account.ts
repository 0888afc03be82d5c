import type Stripe from 'stripe';
import type { AccountKeys } from './http/auth';
import { makeId, type Random, randomText } from './ids';
import { type EventFacts, type EventType, makeEvent } from './resources/event';
import type { EffectRecord, EmulatorStore } from './store/store';

/** Durations of Stripe's asynchronous effects, in milliseconds. */
export interface Delays {
  /** Until a pending refund arrives, or fails later. */
  refund: number;
  /** A payment in `processing` is decided. */
  processing: number;
}

/** The request that caused an event; both null when the clock did. */
export type Cause = Stripe.Event.Request;

/** The one account that the emulator holds: its records, its clock and its notifications. */
export interface Account {
  store: EmulatorStore;
  keys: AccountKeys;
  /** Epoch milliseconds. */
  now(): number;
  /** Whole seconds since 1970, as Stripe writes times. */
  seconds(): number;
  newId(prefix: string): string;
  newSecret(): string;
  /** Records an event and, when there is a receiver, its webhook; both leave with the running transaction. */
  emit(event: { type: EventType; object: EventFacts['object']; cause: Cause; previous?: EventFacts['previous'] }): void;
  /** Records what the clock will do. */
  plan(kind: EffectRecord['kind'], subject: string): void;
  /** Outcome of the next confirmed payment when a test requested `processing`; consumed once. */
  takeSettlement(): 'settles' | 'fails' | undefined;
}

/** Parts of an account. */
export interface AccountParts {
  store: EmulatorStore;
  keys: AccountKeys;
  now: () => number;
  random: Random;
  delays: Delays;
  hasReceiver: boolean;
  settlements: ('settles' | 'fails')[];
}

/** Binds records, clock and randomness to one account. */
export function createAccount(parts: AccountParts): Account {
  const { store, keys, now, random, delays } = parts;
  const seconds = (): number => Math.floor(now() / 1000);
  const newId = (prefix: string): string => makeId(prefix, random);
  return {
    store,
    keys,
    now,
    seconds,
    newId,
    newSecret: () => randomText(random, 25),
    emit({ type, object, cause, previous }) {
      const id = newId('evt');
      const created = seconds();
      const pendingWebhooks = parts.hasReceiver ? 1 : 0;
      const facts = { id, created, type, object, request: cause, pendingWebhooks };
      const resource = makeEvent(previous === undefined ? facts : { ...facts, previous });
      store.events.put({ id, created, type, delivered: parts.hasReceiver ? 'no' : 'yes', resource });
      if (!parts.hasReceiver) return;
      const delivery = newId('whd');
      store.deliveries.put({
        id: delivery,
        created,
        event: id,
        position: 0,
        attempts: 0,
        dueAt: now(),
        firstDueAt: now(),
      });
    },
    plan(kind, subject) {
      const delay = kind.startsWith('refund') ? delays.refund : delays.processing;
      store.effects.put({ id: newId('eff'), created: seconds(), dueAt: now() + delay, kind, subject });
    },
    takeSettlement: () => parts.settlements.shift(),
  };
}
