import type { AddOn, Catalogue, Package, VehicleType } from './catalogue';
import { isAddOnOffered, isPackageOffered, offeredAddOns } from './offer';
import { failure, type Result, success } from './result';

/** A customer's order: ids only; names and prices come from the catalog. */
export interface Order {
  vehicleType: VehicleType;
  packageId: string;
  addOnIds: string[];
}

/** Reasons why an order cannot be priced. */
export const orderProblems = [
  'unknown_package',
  'package_of_another_vehicle',
  'unknown_add_on',
  'repeated_add_on',
] as const;

/** One of {@link orderProblems}. */
export type OrderProblem = (typeof orderProblems)[number];

/** One line of a bill. */
export interface OrderLine {
  id: string;
  name: string;
  /** US cents. */
  amountCents: number;
}

/** An order with everything that follows from it. Add-ons are in catalog order, in whatever order they were chosen. */
export interface PricedOrder {
  package: Package;
  addOns: AddOn[];
  lines: OrderLine[];
  /** US cents: the sum of the lines. */
  totalCents: number;
  /** Minutes at the car: the package's and each add-on's, travel not included. */
  jobMinutes: number;
  /** The package's name, then the add-ons' names. */
  services: string[];
}

/** IDs that an order can have although they are switched off: those that its booking has. */
export interface KeptItems {
  keeps?: readonly string[];
}

/**
 * Prices an order, or names the first thing wrong with it in the order of `orderProblems`. What is switched off is
 * unknown to a new order.
 */
export function priceOrder(
  catalogue: Catalogue,
  order: Order,
  { keeps = [] }: KeptItems = {},
): Result<PricedOrder, OrderProblem> {
  const chosen = catalogue.packages.find((candidate) => candidate.id === order.packageId);
  if (chosen === undefined || !(keeps.includes(chosen.id) || isPackageOffered(catalogue, chosen)))
    return failure('unknown_package');
  if (chosen.vehicleType !== order.vehicleType) return failure('package_of_another_vehicle');

  const wanted = new Set(order.addOnIds);
  const addOns = catalogue.addOns.filter(
    (addOn) => wanted.has(addOn.id) && (keeps.includes(addOn.id) || isAddOnOffered(addOn)),
  );
  if (addOns.length < wanted.size) return failure('unknown_add_on');
  if (wanted.size < order.addOnIds.length) return failure('repeated_add_on');

  const items = [chosen, ...addOns];
  return success({
    package: chosen,
    addOns,
    lines: items.map((item) => ({ id: item.id, name: item.name, amountCents: item.priceCents })),
    totalCents: items.reduce((sum, item) => sum + item.priceCents, 0),
    jobMinutes: items.reduce((sum, item) => sum + item.minutes, 0),
    services: items.map((item) => item.name),
  });
}

/**
 * Every order that can be placed: each package with each subset of the add-ons (12 · 2⁵ = 384 in the shop's catalog).
 */
export function allOrders(catalogue: Catalogue): Order[] {
  let subsets: string[][] = [[]];
  for (const { id } of offeredAddOns(catalogue)) subsets = subsets.flatMap((ids) => [ids, [...ids, id]]);
  const offered = catalogue.packages.filter((item) => isPackageOffered(catalogue, item));
  return offered.flatMap((item) =>
    subsets.map((addOnIds) => ({ vehicleType: item.vehicleType, packageId: item.id, addOnIds })),
  );
}
