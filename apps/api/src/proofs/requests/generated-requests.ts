import { type EndpointName, endpoints } from '@tintforge/api-contract';
import { catalogue } from '@tintforge/content';
import fc from 'fast-check';
import { bookingRequestOf, correctionOf } from '../../testing/customer';
import { sampleMessage } from '../../testing/sample-message';
import { exemptOrder } from '../../testing/tint-order';

/** What is done to one place of a body that was right. */
type Damage = { at: number } & (
  | { kind: 'replace'; value: unknown }
  | { kind: 'remove' }
  | { kind: 'add'; key: string; value: unknown }
);

/** A request as a stranger, a broken client or an attacker would send it. */
export interface GeneratedRequest {
  name: EndpointName;
  damages: Damage[];
  /** Sent in place of the body when it is there. */
  rawBody: string | undefined;
  code: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const names = Object.keys(endpoints) as EndpointName[];

/** Text that has broken something somewhere before. */
const nastyText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\r\nBcc: b@tintforge.example',
  "'; drop table bookings; --",
  '%',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\ud800',
  '🚗',
  '‮',
  '=1+1',
  '9'.repeat(400),
  'TF-0000-0000',
  '2026-02-30',
  '2026-12-08',
  '09:00',
  'sedan-premium',
  '33602',
);
const text = fc.oneof(nastyText, fc.string({ unit: 'binary', maxLength: 30 }));
const number = fc.constantFrom(0, -0, 1, -1, 0.1, 1e-7, 1e21, 2 ** 53, -(2 ** 53), 449.98, 2026);
const value = fc.oneof(text, number, fc.constantFrom(true, false, null), fc.jsonValue({ maxDepth: 2 }));

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(), key: text, value }),
);

const visible = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_=. ;,'), maxLength: 60 });
const uuid = fc.uuid();
const token = fc.oneof(fc.constant('A'.repeat(43)), visible);

/** Requests for every route: right but for some damage, or wrong from the ground up. */
export const generatedRequests: fc.Arbitrary<GeneratedRequest> = fc.record({
  name: fc.oneof(fc.constantFrom(...names), fc.constant('createBooking' as const)),
  damages: fc.array(damage, { maxLength: 3 }),
  rawBody: fc.option(fc.oneof(text, fc.json({ maxDepth: 2 })), { freq: 6, nil: undefined }),
  code: fc.oneof(fc.constant('TF-0000-0000'), text),
  query: fc.dictionary(
    fc.constantFrom('zip', 'from', 'days', 'vehicleType', 'packageId', 'addOnIds', 'exclude', 'list', 'after', 'other'),
    fc.oneof(text, fc.constantFrom('33602', '2026-12-08', '7', 'sedan', 'sedan-premium', 'ppf-hood', 'upcoming')),
  ),
  headers: fc
    .record(
      {
        'idempotency-key': fc.oneof(uuid, uuid, visible),
        'booking-token': token,
        'content-type': fc.oneof(
          { weight: 9, arbitrary: fc.constant('application/json') },
          { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data; boundary=x') },
        ),
        'x-forwarded-for': fc.oneof(fc.ipV4(), visible),
        'stripe-signature': visible,
      },
      { requiredKeys: ['idempotency-key', 'content-type'] },
    )
    .map((headers) => ({ ...headers })),
});

/** The body to be sent: the route's own, damaged. */
export function bodyOf({ name, damages, rawBody }: GeneratedRequest): string | undefined {
  if (rawBody !== undefined) return rawBody;
  const body = correctBody(name);
  if (body === undefined) return undefined;
  for (const each of damages) inflict(body, each);
  return JSON.stringify(body);
}

function correctBody(name: EndpointName): Record<string, unknown> | undefined {
  const trackingCode = 'TF-0000-0000';
  if (name === 'createBooking') {
    const replaces = { trackingCode, manageToken: 'A'.repeat(43) };
    const tint = structuredClone(exemptOrder());
    return { ...bookingRequestOf(catalogue, { preferredShade: 'Carbon 35', tint }), replaces };
  }
  if (name === 'createIntent') {
    return { amount: 449.98, bookingInfo: { trackingCode, customerName: 'Sample Customer', vehicleInfo: 'Sample' } };
  }
  if (name === 'sendMessage') return { ...sampleMessage };
  if (name === 'cancelBooking') return { refund: 449.98 };
  if (name === 'rescheduleBooking') return { appointmentDate: '2026-12-09', appointmentTime: '13:00' };
  if (name === 'approveExemption' || name === 'refuseExemption') return { version: 1, reason: 'Of another car' };
  if (name === 'correctBooking') return { ...correctionOf() };
  return name === 'syncPayment' ? { trackingCode } : undefined;
}

function inflict(body: Record<string, unknown>, damage: Damage): void {
  const places = placesIn(body);
  const place = places[damage.at % places.length];
  if (place === undefined) return;
  if (damage.kind === 'add')
    Object.defineProperty(place.holder, damage.key, {
      value: damage.value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else if (damage.kind === 'remove') delete place.holder[place.key];
  else place.holder[place.key] = damage.value;
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.entries(holder).flatMap(([key, inner]) => [
    { holder, key },
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner as Record<string, unknown>) : []),
  ]);
}
