import type { EmulatorStore } from '../store/store';
import { ok, type Result, refuse } from './errors';

/** The objects in endpoints' responses. */
export type ObjectKind = 'payment_intent' | 'charge' | 'refund' | 'event' | 'payment_method';

type Target = ObjectKind | 'refunds' | 'nothing';

/** Expandable fields of each object; `nothing` is expandable in Stripe's API and always null here. */
const expandable: Readonly<Record<ObjectKind, Readonly<Record<string, Target>>>> = {
  payment_intent: {
    latest_charge: 'charge',
    payment_method: 'payment_method',
    application: 'nothing',
    customer: 'nothing',
    on_behalf_of: 'nothing',
    payment_record: 'nothing',
    review: 'nothing',
  },
  charge: {
    payment_intent: 'payment_intent',
    refunds: 'refunds',
    balance_transaction: 'nothing',
    customer: 'nothing',
    review: 'nothing',
  },
  refund: {
    charge: 'charge',
    payment_intent: 'payment_intent',
    payment_method: 'payment_method',
    balance_transaction: 'nothing',
    customer: 'nothing',
  },
  event: {},
  payment_method: { customer: 'nothing' },
};

/** Refuses paths that lead nowhere; in a list every path starts with `data`. Four levels at most, as in Stripe's API. */
export function checkExpand(
  answer: { answers: ObjectKind; isList?: true },
  paths: readonly string[],
): Result<readonly string[]> {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4)
      return refuse({ message: 'You cannot expand more than 4 levels of a property.', param: 'expand' });
    const start = answer.isList === true ? parts.shift() : 'data';
    if (start !== 'data' || !leadsSomewhere(answer.answers, parts)) {
      return refuse({ message: `This property cannot be expanded (${path}).`, param: 'expand' });
    }
  }
  return ok(paths);
}

/** A copy of a response with checked paths expanded. Fields hidden from the caller's key are left out. */
export function expandResource(resource: object, by: { store: EmulatorStore; paths: readonly string[] }): object {
  if (by.paths.length === 0) return resource;
  const copy: Fields = JSON.parse(JSON.stringify(resource));
  for (const path of by.paths) fill(copy, { parts: path.split('.'), store: by.store });
  return copy;
}

type Fields = Record<string, unknown>;

function leadsSomewhere(kind: ObjectKind, [name, ...rest]: readonly string[]): boolean {
  const target = name === undefined ? undefined : expandable[kind][name];
  if (target === undefined) return false;
  if (rest.length === 0) return true;
  if (target === 'nothing') return false;
  if (target === 'refunds') return rest[0] === 'data' && leadsSomewhere('refund', rest.slice(1));
  return leadsSomewhere(target, rest);
}

function fill(object: Fields, { parts, store }: { parts: readonly string[]; store: EmulatorStore }): void {
  const [name, ...rest] = parts;
  if (name === undefined) return;
  if (Array.isArray(object.data)) {
    for (const item of object.data) fill(item, { parts: rest, store });
    return;
  }
  const target = isObjectKind(object.object) ? expandable[object.object][name] : undefined;
  if (target === 'refunds') object[name] = copyOf(refundsOf(String(object.id), store));
  else if (target !== undefined && typeof object[name] === 'string')
    object[name] = copyOf(find(store, { target, id: object[name] }));
  const value = object[name];
  if (isFields(value)) fill(value, { parts: rest, store });
}

function find(
  store: EmulatorStore,
  { target, id }: { target: Exclude<Target, 'refunds'>; id: string },
): object | undefined {
  switch (target) {
    case 'charge':
      return store.charges.get(id);
    case 'payment_intent':
      return store.paymentIntents.get(id);
    case 'payment_method':
      return store.paymentMethods.get(id)?.resource;
    case 'refund':
      return store.refunds.get(id);
    case 'event':
      return store.events.get(id)?.resource;
    case 'nothing':
      return undefined;
  }
}

function refundsOf(charge: string, store: EmulatorStore): object {
  const found = store.refunds.list({ where: { charge }, limit: 11 });
  const url = `/v1/charges/${charge}/refunds`;
  return { object: 'list', data: found.slice(0, 10), has_more: found.length > 10, url };
}

function copyOf(resource: object | undefined): unknown {
  return resource === undefined ? null : JSON.parse(JSON.stringify(resource));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isObjectKind(name: unknown): name is ObjectKind {
  return typeof name === 'string' && Object.hasOwn(expandable, name);
}
