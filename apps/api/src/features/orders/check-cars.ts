import {
  type CarCrewCount,
  type CarPlan,
  type Catalogue,
  type PricedOrder,
  planCars,
  priceOrder,
} from '@tintforge/booking-core';
import { type Problem, problem } from '../../platform/problem';
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

/** Which crew does which car, or why the cars can't be booked like that. */
export function planOrders(orders: readonly Pick<PricedOrder, 'jobMinutes'>[], crews: CarCrewCount): CarPlan | Problem {
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

/** The add-ons of some of the ordered cars, each once: the skills that their crew needs. */
export function addOnsOf(orders: readonly PricedOrder[], positions: readonly number[]): string[] {
  return [...new Set(positions.flatMap((position) => orders[position]?.addOns.map(({ id }) => id) ?? []))];
}
