import type { ChosenStart } from '@tintforge/app-base/starts/day-choice';
import { taxNoteOfBill } from '@tintforge/app-base/tax-note';
import {
  type CarDraft,
  carsOfDraft,
  draftOrder,
  type PricedOrder,
  planOfDraft,
  priceOrder,
  regionOfZip,
  type WizardDraft,
} from '@tintforge/booking-core';
import { carLineName, catalogue, vehicleTypeOf } from '@tintforge/content';
import type { ReceiptLine } from '@tintforge/ui';

/** The order of one car, of a draft the one at hand, with prices and minutes; undefined until vehicle and package are chosen. */
export function orderOf(car: CarDraft): PricedOrder | undefined {
  const order = draftOrder(car);
  const priced = order && priceOrder(catalogue, order);
  return priced?.ok ? priced.value : undefined;
}

/** A car in the words of its order: its package, or its vehicle; undefined while nothing is chosen. */
export function nameOfCar(car: CarDraft): string | undefined {
  return orderOf(car)?.package.name ?? (car.vehicleType === null ? undefined : vehicleTypeOf(car.vehicleType).name);
}

/** One of several cars, by its place, in the words of its order: "Car 2: SUV Premium". */
export function nameOfCarAt(car: CarDraft, place: number): string {
  return carLineName(place + 1, nameOfCar(car) ?? '');
}

/** The price of all cars, US cents, as far as they are chosen; undefined while none is. */
export function totalOf(draft: WizardDraft): number | undefined {
  const orders = carsOfDraft(draft).flatMap((car) => orderOf(car) ?? []);
  return orders.length === 0 ? undefined : orders.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** Working time at the cars, minutes: of two crews, that of the one that takes longer. Undefined until there is a plan. */
export function minutesOf(draft: WizardDraft): number | undefined {
  if (draft.otherCars.length === 0) return orderOf(draft)?.jobMinutes;
  const plan = planOfDraft(catalogue, draft);
  return plan?.ok ? plan.value.minutes : undefined;
}

/** The chosen start in the calendar's terms; '' where nothing is chosen. */
export function startOfDraft({ appointmentDate: date, appointmentTime: time }: WizardDraft): ChosenStart {
  return { date, time };
}

/** The sales tax in a draft's bill, in words: as an amount once its ZIP code names a region with a rate. */
export function taxNoteOf(lines: readonly { cents: number }[], { zip }: Pick<WizardDraft, 'zip'>): string {
  return taxNoteOfBill(
    lines.map(({ cents }) => ({ amountCents: cents })),
    regionOfZip(catalogue, zip),
  );
}

/** The bill of all cars; the lines of several say whose they are. */
export function billLines(draft: WizardDraft): ReceiptLine[] {
  const bills = carsOfDraft(draft).map((car) => {
    const order = orderOf(car);
    return order === undefined ? [] : receiptLines(order);
  });
  if (bills.length === 1) return bills.flat();
  return bills.flatMap((lines, place) => lines.map((line) => ({ ...line, label: carLineName(place + 1, line.label) })));
}

/** The lines of an order as a receipt shows them, with the film next to the package. */
export function receiptLines(order: PricedOrder): ReceiptLine[] {
  return order.lines.map((line) => ({
    label: line.name,
    cents: line.amountCents,
    ...(line.id === order.package.id ? { note: `${order.package.filmType}, ${order.package.warranty}` } : {}),
  }));
}
