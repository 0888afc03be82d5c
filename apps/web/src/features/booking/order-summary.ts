import type { ChosenStart } from '@tintforge/app-base/starts/day-choice';
import { taxNoteOfBill } from '@tintforge/app-base/tax-note';
import { draftOrder, type PricedOrder, priceOrder, regionOfZip, type WizardDraft } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import type { ReceiptLine } from '@tintforge/ui';

/** The draft's order with prices and minutes; undefined until vehicle and package are chosen. */
export function orderOf(draft: WizardDraft): PricedOrder | undefined {
  const order = draftOrder(draft);
  const priced = order && priceOrder(catalogue, order);
  return priced?.ok ? priced.value : undefined;
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

/** The lines of an order as a receipt shows them, with the film next to the package. */
export function receiptLines(order: PricedOrder): ReceiptLine[] {
  return order.lines.map((line) => ({
    label: line.name,
    cents: line.amountCents,
    ...(line.id === order.package.id ? { note: `${order.package.filmType}, ${order.package.warranty}` } : {}),
  }));
}
