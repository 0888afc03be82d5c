import {
  type CarCrewCount,
  type CarPlan,
  type Catalogue,
  type PricedOrder,
  planCars,
  priceOrder,
} from '@tintforge/booking-core';
import { isProblem, type Problem, problem } from '../../platform/problem';
import { notPriced } from './check-order';

/** The order of one more car. */
export interface FurtherOrder {
  /** The package's when absent. */
  vehicleType?: string;
  packageId: string;
  addOnIds: readonly string[];
}

/** The priced orders of further cars, or what is wrong with the first wrong one. */
export function priceFurtherCars(catalogue: Catalogue, cars: readonly FurtherOrder[]): PricedOrder[] | Problem {
  const orders: PricedOrder[] = [];
  for (const [index, { packageId, addOnIds, ...car }] of cars.entries()) {
    const ofPackage = catalogue.packages.find(({ id }) => id === packageId)?.vehicleType ?? '';
    const priced = priceOrder(catalogue, {
      vehicleType: car.vehicleType ?? ofPackage,
      packageId,
      addOnIds: [...addOnIds],
    });
    if (!priced.ok) return ofFurtherCar(notPriced(priced.problem), index);
    orders.push(priced.value);
  }
  return orders;
}

/** A problem of one of the further cars: its fields are those of that car. */
export function ofFurtherCar(found: Problem, index: number): Problem {
  const { fields = {} } = found.body;
  const named = Object.entries(fields).map(([path, message]) => [`furtherCars.${index}.${path}`, message]);
  return { ...found, body: { ...found.body, fields: Object.fromEntries(named) } };
}

/** One crew's part of an order. */
export interface OrderSide {
  /** Working time at its cars, minutes. */
  jobMinutes: number;
  /** The skills that it needs: the add-ons of its cars, each once. */
  addOnIds: string[];
}

/**
 * Which crew does which car, or why the cars can't be booked like that; undefined for one car of one crew, which is never too
 * long: its package decides which starts it has.
 */
export function planOfOrders(
  orders: readonly Pick<PricedOrder, 'jobMinutes'>[],
  crews: CarCrewCount,
): CarPlan | undefined | Problem {
  if (orders.length === 1 && crews === 1) return undefined;
  const planned = planCars(
    orders.map(({ jobMinutes }) => jobMinutes),
    crews,
  );
  if (planned.ok) return planned.value;
  if (planned.problem === 'too_few_cars') {
    const message = 'Two crews need two cars or more.';
    return problem('invalid_value', { message, fields: { crews: message } });
  }
  const message = 'This is more than we do in one day. Request a quote, and we’ll plan it with you.';
  return problem('needs_quote', { message, fields: { furtherCars: message } });
}

/** Each crew's part of an order by its plan; without a plan all of it is one crew's. */
export function sidesOf(orders: readonly PricedOrder[], plan: CarPlan | undefined): OrderSide[] {
  const sides = plan?.sides ?? [{ cars: [0], minutes: orders[0]?.jobMinutes ?? 0 }];
  return sides.map(({ cars, minutes }) => ({ jobMinutes: minutes, addOnIds: addOnsOf(orders, cars) }));
}

/** Each crew's part of an order, or why its cars can't be booked like that. */
export function sidesOfOrders(orders: readonly PricedOrder[], crews: CarCrewCount): OrderSide[] | Problem {
  const plan = planOfOrders(orders, crews);
  return isProblem(plan) ? plan : sidesOf(orders, plan);
}

/** The add-ons of some of the ordered cars, each once. */
function addOnsOf(orders: readonly PricedOrder[], positions: readonly number[]): string[] {
  return [...new Set(positions.flatMap((position) => orders[position]?.addOns.map(({ id }) => id) ?? []))];
}
