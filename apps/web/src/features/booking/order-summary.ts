import { draftOrder, type PricedOrder, priceOrder, type VehicleType, type WizardDraft } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import type { ReceiptLine } from '@tintforge/ui';

/** The draft's order with prices and minutes; undefined until vehicle and package are chosen. */
export function orderOf(draft: WizardDraft): PricedOrder | undefined {
  const order = draftOrder(draft);
  const priced = order && priceOrder(catalogue, order);
  return priced?.ok ? priced.value : undefined;
}

/** The lines of an order as a receipt shows them, the film beside the package. */
export function receiptLines(order: PricedOrder): ReceiptLine[] {
  return order.lines.map((line) => ({
    label: line.name,
    cents: line.amountCents,
    ...(line.id === order.package.id ? { note: `${order.package.filmType}, ${order.package.warranty}` } : {}),
  }));
}

/** The lowest price (cents) and the shortest and longest job (minutes) among a vehicle's packages. */
export function vehicleOffer(vehicleType: VehicleType): { fromCents: number; shortest: number; longest: number } {
  const offers = catalogue.packages.filter((item) => item.vehicleType === vehicleType);
  const minutes = offers.map((item) => item.minutes);
  return {
    fromCents: Math.min(...offers.map((item) => item.priceCents)),
    shortest: Math.min(...minutes),
    longest: Math.max(...minutes),
  };
}

/** The shades of a film from clear to dark, in percent of visible light. */
export function shadesOf(filmType: string): number[] {
  return catalogue.shades
    .filter((shade) => shade.filmType === filmType)
    .map((shade) => shade.vltPercent)
    .toSorted((left, right) => right - left);
}
