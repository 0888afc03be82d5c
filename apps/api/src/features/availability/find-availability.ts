import type { Availability } from '@tintforge/api-contract';
import { type CarCrewCount, type Catalogue, daysBetween, keptPercent, type VehicleType } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type { Database } from '../../db/client';
import type { Clock } from '../../platform/clock';
import { isProblem, type Problem, problem } from '../../platform/problem';
import { checkOrder, type FurtherOrder, priceFurtherCars, sidesOfOrders } from '../orders';
import { type RulesInForce, rulesInForce } from '../settings';
import { regionDays } from './region-days';

/** Context of the use case. */
export interface AvailabilityContext {
  database: Database;
  clock: Clock;
  firstCatalogue: Catalogue;
}

/** An order, a place and a span of days. The cells of the excluded booking count as free. */
export interface AvailabilityQuestion {
  zip: string;
  from: string;
  days: number;
  vehicleType: VehicleType;
  packageId: string;
  addOnIds?: readonly string[] | undefined;
  /** More cars at the same address, and the crews that work on all of them; one crew when absent. */
  cars?: readonly FurtherOrder[] | undefined;
  crews?: CarCrewCount | undefined;
  excludedBookingId?: string | undefined;
  /** Other rules than those in force: an administrator looks at a catalog before it begins. */
  rules?: RulesInForce | undefined;
}

/** No one needs days farther away, and the last day of the calendar has no next day. */
const farthestDays = 366;

/** The starts of each day for an order, or what is wrong with the span, the order or the ZIP code. */
export async function findAvailability(
  context: AvailabilityContext,
  question: AvailabilityQuestion,
): Promise<Availability | Problem> {
  const { database, clock } = context;
  const today = localMoment(clock.now()).date;
  if (Math.abs(daysBetween(today, question.from)) > farthestDays) {
    const message = 'Choose a first day within a year of today.';
    return problem('invalid_value', { message, fields: { from: message } });
  }
  const rules = question.rules ?? (await rulesInForce(database.connection, context));
  const checked = checkOrder(rules.catalogue, { ...question, addOnIds: question.addOnIds ?? [] });
  if (isProblem(checked)) return checked;
  const { region, order } = checked;
  const further = priceFurtherCars(rules.catalogue, question.cars ?? []);
  if (isProblem(further)) return further;
  const sides = sidesOfOrders([order, ...further], question.crews ?? 1);
  if (isProblem(sides)) return sides;
  return {
    region: { id: region.id, name: region.name, phone: region.phone },
    jobMinutes: Math.max(...sides.map(({ jobMinutes }) => jobMinutes)),
    lateFeePercent: keptPercent(rules),
    depositPercent: rules.depositPercent,
    holdMinutes: rules.holdMinutes,
    days: await regionDays(database.connection, {
      rules,
      region,
      sides,
      from: question.from,
      days: question.days,
      now: clock.now(),
      excludedBookingId: question.excludedBookingId,
    }),
  };
}
