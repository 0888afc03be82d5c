import type { BookingRequest } from '@tintforge/api-contract';
import { addDays, dollarsFromCents, regionOfZip, type StartTime, weekday } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { minutesOf, onShopClock, sampleShop } from './sample-shop';

/** A Tuesday morning, before the crews set out. */
export const ordersInstant = Date.parse(onShopClock('2026-12-01T06:00'));
export const ordersToday = '2026-12-01';

/** Orders that all get a crew, each of another customer, in an order that spreads them over days and regions. */
export function distinctOrders(): BookingRequest[] {
  const days = Array.from({ length: 58 }, (_, index) => addDays(ordersToday, index + 2));
  const [shortest] = catalogue.packages;
  if (shortest === undefined) throw new Error('The catalogue has no package');
  const rounds = [0, 1, 2, 3];
  const places = days.flatMap((date) =>
    rounds.flatMap((round) =>
      sampleShop.zips.flatMap((zip) => {
        const time = startsOneAfterAnother(zip, date, shortest.minutes)[round];
        const crews = regionOfZip(catalogue, zip)?.initialCrews ?? 0;
        return time === undefined ? [] : Array.from({ length: crews }, () => ({ date, time, zip }));
      }),
    ),
  );
  return places.map(({ date, time, zip }, index) => ({
    vehicleType: shortest.vehicleType,
    packageId: shortest.id,
    addOnIds: [],
    appointmentDate: date,
    appointmentTime: time,
    zip,
    totalPrice: dollarsFromCents(shortest.priceCents),
    customerName: 'Sample Customer',
    customerEmail: `customer${index}@tintforge.example`,
    customerPhone: `${regionOfZip(catalogue, zip)?.phone.slice(1, 4)}${String(5_550_000 + index)}`,
    vehicleYear: 2024,
    vehicleMake: 'Sample',
    vehicleModel: 'Sedan',
    address: { street: '1 Sample Street', city: 'Sample City' },
    site: { garage: 'yes', shade: 'yes', power: 'yes' },
    notes: '',
  }));
}

/** Starts of a day that one crew can serve one after another, the drives included. */
function startsOneAfterAnother(zip: string, date: string, jobMinutes: number): StartTime[] {
  const day = regionOfZip(catalogue, zip)?.week[weekday(date)];
  const cost = jobMinutes + catalogue.travelMinutes;
  const chosen: StartTime[] = [];
  let free = 0;
  for (const start of day?.starts ?? []) {
    const from = minutesOf(start);
    if (from < free || from + cost > minutesOf(day?.closes ?? start)) continue;
    chosen.push(start);
    free = from + cost;
  }
  return chosen;
}
