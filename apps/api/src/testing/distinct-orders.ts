import type { BookingRequest } from '@tintforge/api-contract';
import { addDays, dollarsFromCents, regionOfZip, type StartTime, weekday } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { onShopClock, sampleShop } from './sample-shop';

/** A Tuesday morning, before the crews set out. */
export const ordersInstant = Date.parse(onShopClock('2026-12-01T06:00'));
export const ordersToday = '2026-12-01';

/** Starts that two crews of a region can serve one after another with the shortest job. */
const starts: readonly StartTime[] = [sampleShop.time, '11:30', '14:00', '16:30'];
const crewsPerRegion = 2;

/** Orders that all get a crew, each of another customer, in an order that spreads them over days and regions. */
export function distinctOrders(): BookingRequest[] {
  const days = Array.from({ length: 58 }, (_, index) => addDays(ordersToday, index + 2)).filter(
    (date) => weekday(date) !== 0,
  );
  const [shortest] = catalogue.packages;
  if (shortest === undefined) throw new Error('The catalogue has no package');
  const places = days.flatMap((date) =>
    starts.flatMap((time) =>
      sampleShop.zips.flatMap((zip) => Array.from({ length: crewsPerRegion }, () => ({ date, time, zip }))),
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
