import { formatDuration } from '@tintforge/app-base/duration';
import type { GlassZone, TintVerdict } from '@tintforge/booking-core';
import { explorerVerdicts, kindText, tintNames } from '@tintforge/content';
import { formatMoney } from '@tintforge/ui';
import { explorerZones, type Look, type LookName, lightThrough } from './look';
import { bookingOf, type Offer } from './look-booking';
import { figuresOf } from './look-figures';
import { judgedZone } from './look-law';

const words = explorerVerdicts.second;

/**
 * The differences of the second look from the first, in sentences from front to back, with the cost last; empty if
 * there are none.
 */
export function differencesOf(look: Look, offers: readonly Offer[]): string[] {
  const zones = explorerZones(look.vehicleType);
  const optics = zones.flatMap((zone) => [...opticsOf(look, zone), ...verdictsOf(look, zone)]);
  const hasTwoReadings = zones.some((zone) =>
    looks.some((name) => (judgedZone(look, { name, zone })?.verdict.net.readings.length ?? 1) > 1),
  );
  return [...optics, ...(optics.length > 0 && hasTwoReadings ? [words.darkerCounts] : []), ...costsOf(look, offers)];
}

const looks: readonly LookName[] = ['a', 'b'];

function opticsOf(look: Look, zone: GlassZone): string[] {
  const light = difference((name) => lightThrough(look, { name, zone }));
  const heat = difference((name) => figuresOf(look, name).find(({ zones }) => zones.includes(zone))?.row.tserPercent);
  const parts = [
    ...(light === 0 ? [] : [words.light(tintNames.zones[zone], light)]),
    ...(heat === 0 ? [] : [light === 0 ? `${tintNames.zones[zone]}: ${words.heat(heat)}` : words.heat(heat)]),
  ];
  return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

function verdictsOf(look: Look, zone: GlassZone): string[] {
  const first = judgedZone(look, { name: 'a', zone })?.verdict;
  const other = judgedZone(look, { name: 'b', zone })?.verdict;
  if (first === undefined || other === undefined || first.kind === other.kind) return [];
  return [`${words.verdict(tintNames.zones[zone], statusOf(first), statusOf(other))}.`];
}

/** "meets Nevada’s limit" */
function statusOf(verdict: TintVerdict): string {
  const status = kindText(verdict);
  return `${status.charAt(0).toLowerCase()}${status.slice(1)}`;
}

/** Difference of the lowest prices; nothing where one of the looks can't be booked as it is. */
function costsOf(look: Look, offers: readonly Offer[]): string[] {
  const first = cheapest(look, 'a', offers);
  const other = cheapest(look, 'b', offers);
  if (first === undefined || other === undefined) return [];
  const cents = other.priceCents - first.priceCents;
  const minutes = other.minutes - first.minutes;
  return [
    ...(cents === 0 ? [] : [`${words.price(formatMoney(Math.abs(cents)), cents > 0)}.`]),
    ...(minutes === 0 ? [] : [`${words.time(formatDuration(Math.abs(minutes)), minutes > 0)}.`]),
  ];
}

function cheapest(look: Look, name: LookName, offers: readonly Offer[]) {
  const booking = bookingOf(look, name, offers);
  if (booking.kind !== 'ready') return undefined;
  return booking.packages.toSorted((one, other) => one.priceCents - other.priceCents)[0];
}

/** B's figure less A's, to one decimal; 0 where one of them is unknown. */
function difference(figureOf: (name: LookName) => number | undefined): number {
  const first = figureOf('a');
  const other = figureOf('b');
  return first === undefined || other === undefined ? 0 : Math.round((other - first) * 10) / 10;
}
