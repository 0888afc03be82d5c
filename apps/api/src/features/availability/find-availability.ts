import type { Availability } from '@tintforge/api-contract';
import type { Catalogue, VehicleType } from '@tintforge/booking-core';
import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import { isProblem, type Problem } from '../../platform/problem';
import { checkOrder } from '../orders';
import { readSetting } from '../settings';
import { regionDays } from './region-days';

/** What the use case works with. */
export interface AvailabilityContext {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
}

/** An order, a place and a span of days. The cells of the excluded booking count as free. */
export interface AvailabilityQuestion {
  zip: string;
  from: string;
  days: number;
  vehicleType: VehicleType;
  packageId: string;
  addOnIds?: readonly string[] | undefined;
  excludedBookingId?: string | undefined;
}

/** The starts of each day for an order, or what is wrong with the order or the ZIP code. */
export function findAvailability(
  { database, clock, catalogue }: AvailabilityContext,
  question: AvailabilityQuestion,
): Availability | Problem {
  const checked = checkOrder(catalogue, { ...question, addOnIds: question.addOnIds ?? [] });
  if (isProblem(checked)) return checked;
  const { region, order } = checked;
  return {
    region: { id: region.id, name: region.name, phone: region.phone },
    jobMinutes: order.jobMinutes,
    lateFeePercent: readSetting(database.connection, 'lateFeePercent'),
    days: regionDays(database.connection, {
      catalogue,
      region,
      jobMinutes: order.jobMinutes,
      from: question.from,
      days: question.days,
      now: clock.now(),
      excludedBookingId: question.excludedBookingId,
    }),
  };
}
