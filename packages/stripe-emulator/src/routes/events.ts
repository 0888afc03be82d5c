import { type Endpoint, endpoint } from '../http/endpoint';
import { missing, ok, type Result, refuse } from '../http/errors';
import { pageRules, readPage } from '../http/pagination';
import { eventTypes } from '../resources/event';

const retrieveEvent = endpoint({
  method: 'GET',
  path: '/v1/events/:id',
  answers: 'event',
  rules: {},
  run({ account, call }) {
    const event = account.store.events.get(call.id);
    return event === undefined ? missing('event', { id: call.id, param: 'id' }) : ok(event.resource);
  },
});

const listEvents = endpoint({
  method: 'GET',
  path: '/v1/events',
  answers: 'event',
  isList: true,
  rules: {
    ...pageRules,
    delivery_success: { kind: 'boolean' },
    type: { kind: 'text' },
    types: { kind: 'texts' },
  },
  run({ account, params }) {
    const { delivery_success: isDelivered, type, types, ...request } = params;
    const wanted = readTypes({ type, types });
    if (!wanted.ok) return wanted;
    const where = {
      ...(wanted.value === undefined ? {} : { type: wanted.value }),
      ...(isDelivered === undefined ? {} : { delivered: isDelivered ? 'yes' : 'no' }),
    };
    const page = readPage(account.store.events, { ...request, kind: 'event', url: '/v1/events', where });
    if (!page.ok) return page;
    return ok({ ...page.value, data: page.value.data.map((event) => event.resource) });
  },
});

/** Everything under /v1/events. */
export const eventEndpoints: readonly Endpoint[] = [retrieveEvent, listEvents];

/** `type` may end in `*`; `types` are up to 20 exact names. Not both. */
function readTypes({
  type,
  types,
}: {
  type: string | undefined;
  types: string[] | undefined;
}): Result<string[] | undefined> {
  if (type !== undefined && types !== undefined) {
    return refuse({ message: 'You may only specify one of these parameters: type, types.' });
  }
  if (types !== undefined && types.length > 20)
    return refuse({ message: 'At most 20 types can be given.', param: 'types' });
  if (type === undefined || !type.endsWith('*')) return ok(type === undefined ? types : [type]);
  return ok(eventTypes.filter((known) => known.startsWith(type.slice(0, -1))));
}
