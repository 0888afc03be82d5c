import { parseTrackingCode } from '@tintforge/booking-core';

/** Where a call or its response names its booking. */
const places: readonly (readonly string[])[] = [
  ['params', 'code'],
  ['body', 'trackingCode'],
  ['body', 'bookingInfo', 'trackingCode'],
  ['outcome', 'body', 'booking', 'trackingCode'],
];

/** The tracking code of the booking that a call was about, in its canonical form; undefined when it names none. */
export function bookingOfCall(call: { params: unknown; body: unknown; outcome: unknown }): string | undefined {
  for (const place of places) {
    const text = at(call, place);
    const code = typeof text === 'string' ? parseTrackingCode(text) : undefined;
    if (code !== undefined) return code;
  }
  return undefined;
}

function at(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    value,
  );
}
