import { carsOfDraft, type WizardDraft } from '@tintforge/booking-core';
import { carLineName } from '@tintforge/content';
import type { ReceiptLine } from '@tintforge/ui';
import { orderOf } from '../order-summary';

/** A line for each of several cars with its price, and its extras below. */
export function ticketLines(draft: WizardDraft): ReceiptLine[] {
  return carsOfDraft(draft).flatMap((car, place) => {
    const order = orderOf(car);
    if (order === undefined) return [];
    const note = order.addOns.map(({ name }) => name).join(', ') || order.package.filmType;
    return [{ label: carLineName(place + 1, order.package.name), note, cents: order.totalCents }];
  });
}
