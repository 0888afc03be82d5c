import { type EndpointName, endpoints } from '@tintforge/api-contract';
import { catalogue } from '@tintforge/content';
import fc from 'fast-check';
import { bookingRequestOf } from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';
import { exemptOrder } from '../../testing/tint-order';
import { bodyFor, queryFor } from '../route-bodies';
import { text, textTrick, value } from './nasty';

/** Damage to one place of a valid body. */
type Damage = { at: number } & (
  | { kind: 'replace'; value: unknown }
  | { kind: 'remove' }
  | { kind: 'add'; key: string; value: unknown }
);

/** Sender of a request; `right` is the caller that the route is for. */
export type Sender = 'right' | 'nobody' | 'customer' | 'crew' | 'office' | 'admin';

/** A request as a stranger, a broken client or an attacker would send it. */
export interface GeneratedRequest {
  name: EndpointName;
  sender: Sender;
  damages: Damage[];
  /** True when a body with a version has the current one. */
  knowsVersion: boolean;
  /** Done to the body's JSON. */
  trick: (json: string) => string;
  /** Sent in place of the body when it is there. */
  rawBody: string | undefined;
  /** Parameter of the path: an existing one, by number, or a string. */
  code: number | string;
  id: number | string;
  /** Appended to the query that fits the route, or replaces it. */
  query: string;
  isQueryWhole: boolean;
  headers: Record<string, string>;
}

/** The crew whose calendar is connected. */
export const syncedCrew = sampleShop.crewId;

const names = Object.keys(endpoints) as EndpointName[];

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(), key: text, value }),
);

const visible = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_=. ;,'), maxLength: 60 });
const uuid = fc.uuid();
const token = fc.oneof(fc.constant('A'.repeat(43)), visible);

const shortText = text.filter((each) => each.length < 500);
const encoded = shortText.map((each) => encodeURIComponent(Buffer.from(each).toString()));

/** A piece of a path: encoded by a client, or invalid. */
const piece = fc.oneof(
  { weight: 3, arbitrary: encoded },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%ff',
      '%c0%ae%c0%ae',
      '..%2f..',
      '%2e%2e',
      '%00',
      '%0d%0a',
      '%252e',
      'a;b',
      '+',
    ),
  },
);

const queryKeys = ['zip', 'from', 'to', 'days', 'vehicleType', 'packageId', 'addOnIds', 'exclude', 'list', 'after'];
const otherKeys = ['q', 'sort', 'direction', 'size', 'status', 'payment', 'region', 'crewId', 'date', 'by', 'table'];
const oddKeys = ['__proto__', 'constructor', 'toString', 'zip[]', 'zip[a]', 'zip%00', '', '%', 'other'];

const parameter = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...queryKeys, ...otherKeys) },
      { weight: 1, arbitrary: fc.constantFrom(...oddKeys) },
    ),
    fc.oneof(
      piece,
      fc.constantFrom(
        sampleShop.zip,
        '2026-12-08',
        '7',
        sampleShop.vehicleType,
        sampleShop.packageId,
        'upcoming',
        '-1',
        '1e9',
      ),
    ),
  )
  .map(([key, given]) => `${key}=${given}`);

/** None, or some parameters, now and then one of them twice. */
const query = fc
  .oneof(fc.constant([]), fc.array(parameter, { minLength: 1, maxLength: 4 }))
  .chain((all) => fc.constantFrom(all, all, [...all, ...all.slice(0, 1)]))
  .map((all) => all.join('&'));

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-7',
      'application/json, text/plain',
      'application/JSON;a=b',
      '',
    ),
  },
);

const headers = fc
  .record(
    {
      'idempotency-key': fc.oneof({ weight: 6, arbitrary: uuid }, { weight: 1, arbitrary: visible }),
      'booking-token': token,
      'content-type': contentType,
      'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
      'content-length': fc.constantFrom('0', '1', '99999999', '-1', '1e3', 'abc'),
      'transfer-encoding': fc.constantFrom('identity', 'gzip'),
      'x-forwarded-for': fc.oneof(fc.ipV4(), visible),
      'x-forwarded-host': visible,
      'x-http-method-override': fc.constantFrom('DELETE', 'GET', 'POST'),
      authorization: fc.oneof(
        visible,
        fc.constantFrom('Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'A'.repeat(3000)}`),
      ),
      cookie: fc.oneof(visible, fc.constantFrom('login=', 'login=a; login=b', '__proto__=1; login=%ff')),
      host: fc.constantFrom('elsewhere.example', 'localhost:3000', '[::1]', '-'),
      origin: fc.constantFrom('null', 'https://elsewhere.example', 'http://localhost:3000', 'not an origin'),
      accept: visible,
      range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1'),
      'if-none-match': visible,
      'stripe-signature': visible,
    },
    { requiredKeys: ['idempotency-key', 'content-type'] },
  )
  // Most of them would hide what comes after, were they always there.
  .chain((all) =>
    fc
      .subarray(Object.keys(all).filter((name) => !always.includes(name)))
      .chain((some) => fc.constantFrom([], [], some.slice(0, 2)))
      .map((kept) => Object.fromEntries(Object.entries(all).filter(([name]) => [...always, ...kept].includes(name)))),
  ) as fc.Arbitrary<Record<string, string>>;
const always = ['idempotency-key', 'content-type'];

const named = fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 20 }) }, { weight: 1, arbitrary: piece });

/** Requests for every route: right except for some damage, or entirely wrong. */
export const generatedRequests: fc.Arbitrary<GeneratedRequest> = fc.record({
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    // Those that do most, behind the most that can be wrong.
    { weight: 1, arbitrary: fc.constantFrom('createBooking', 'createBooking', 'createBooking', 'syncCrewCalendar') },
  ),
  sender: fc.oneof(
    { weight: 5, arbitrary: fc.constant('right' as const) },
    { weight: 1, arbitrary: fc.constantFrom('nobody', 'customer', 'crew', 'office', 'admin') },
  ),
  damages: fc.oneof(fc.constant<Damage[]>([]), fc.array(damage, { minLength: 1, maxLength: 3 })),
  knowsVersion: fc.boolean(),
  trick: fc.oneof({ weight: 5, arbitrary: fc.constant((json: string) => json) }, { weight: 1, arbitrary: textTrick }),
  rawBody: fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.oneof(text, fc.json({ maxDepth: 2 })) },
  ),
  code: named,
  id: named,
  query,
  isQueryWhole: fc.constantFrom(true, false, false, false),
  headers,
});

/** Ids for a body. */
export interface BodySubject {
  trackingCode: string;
  email: string;
  /** Version of the booking in the URL. */
  version: number;
}

/** The body to be sent: the route's own, damaged. */
export function bodyOf(
  { name, damages, rawBody, trick, knowsVersion }: GeneratedRequest,
  { version, ...subject }: BodySubject,
): string | undefined {
  if (rawBody !== undefined) return rawBody;
  const body = correctBody(name, subject);
  if (body === undefined) return undefined;
  if (knowsVersion && 'version' in body) body.version = version;
  for (const each of damages) inflict(body, each);
  return trick(JSON.stringify(body));
}

/** The query to be sent, with its question mark where there is one. */
export function queryOf({ name, query: more, isQueryWhole }: GeneratedRequest): string {
  const own = queryFor(name);
  if (isQueryWhole) return more === '' ? '' : `?${more}`;
  if (more === '') return own;
  return own === '' ? `?${more}` : `${own}&${more}`;
}

function correctBody(
  name: EndpointName,
  subject: { trackingCode: string; email: string },
): Record<string, unknown> | undefined {
  if (name === 'createBooking') {
    const replaces = { trackingCode: subject.trackingCode, manageToken: 'A'.repeat(43) };
    const tint = structuredClone(exemptOrder());
    return { ...bookingRequestOf(catalogue, { preferredShade: 'Carbon 35', tint }), replaces };
  }
  if (name === 'syncCrewCalendar') return { crewId: syncedCrew };
  const body = bodyFor(name, { catalogue, ...subject });
  return body === undefined ? undefined : structuredClone(body);
}

function inflict(body: Record<string, unknown>, damage: Damage): void {
  const places = placesIn(body);
  const place = places[damage.at % places.length];
  if (place === undefined) return;
  // Damages reach into what those before them put in, and one value is given to many requests.
  const given = damage.kind === 'remove' ? undefined : structuredClone(damage.value);
  if (damage.kind === 'add')
    Object.defineProperty(place.holder, damage.key, {
      value: given,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else if (damage.kind === 'remove') delete place.holder[place.key];
  else place.holder[place.key] = given;
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(root: Record<string, unknown>): Place[] {
  const places: Place[] = [];
  const open: Record<string, unknown>[] = [root];
  // An earlier insertion may be nested deeper than calls can go, and wider than is worth searching.
  while (open.length > 0 && places.length < 1000) {
    const holder = open.pop() ?? root;
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      if (typeof inner === 'object' && inner !== null) open.push(inner as Record<string, unknown>);
    }
  }
  return places;
}
