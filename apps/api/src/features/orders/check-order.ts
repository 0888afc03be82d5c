import type { BillLine, BookingRequest } from '@tintforge/api-contract';
import {
  type Catalogue,
  centsFromDollars,
  dollarsFromCents,
  formatCents,
  type OrderLine,
  type OrderProblem,
  type PricedOrder,
  priceOrder,
  type Region,
  regionOfZip,
} from '@tintforge/booking-core';
import { type Problem, problem } from '../../platform/problem';

const orderMessages: Record<OrderProblem, { field: string; message: string }> = {
  unknown_package: { field: 'packageId', message: 'This package doesn’t exist. Choose one from the list.' },
  package_of_another_vehicle: {
    field: 'packageId',
    message: 'This package belongs to another vehicle type. Choose one for your vehicle.',
  },
  unknown_add_on: { field: 'addOnIds', message: 'An add-on doesn’t exist. Choose from the list.' },
  repeated_add_on: { field: 'addOnIds', message: 'An add-on is in the list twice. Send each one once.' },
};

/** The part of a request that describes the work and its address. */
export type OrderRequest = Pick<BookingRequest, 'vehicleType' | 'packageId' | 'zip'> & { addOnIds: readonly string[] };

/** A priced order and the region that does it, or what is wrong with it. */
export function checkOrder(
  catalogue: Catalogue,
  request: OrderRequest,
): { order: PricedOrder; region: Region } | Problem {
  const priced = priceOrder(catalogue, { ...request, addOnIds: [...request.addOnIds] });
  if (!priced.ok) return notPriced(priced.problem);
  const region = regionOfZip(catalogue, request.zip);
  return region === undefined ? outsideArea(catalogue) : { order: priced.value, region };
}

/** The order has no price, and this is why. */
export function notPriced(code: OrderProblem): Problem {
  const { field, message } = orderMessages[code];
  return problem(code, { message, fields: { [field]: message } });
}

/** We don't serve a ZIP code. */
export function outsideArea(catalogue: Catalogue): Problem {
  const phone = catalogue.regions[0]?.phone ?? '';
  const message = `We don’t serve this ZIP code yet. Call ${phone} and we’ll see what we can do.`;
  return problem('outside_area', { message, fields: { zip: message }, details: { phone } });
}

/** The shade must be one of the package's film; nothing is wrong with having none. */
export function checkShade(
  catalogue: Catalogue,
  { shade, order }: { shade: string | undefined; order: Pick<PricedOrder, 'package'> },
): Problem | undefined {
  if (shade === undefined) return undefined;
  const { filmType } = order.package;
  if (catalogue.shades.some((known) => known.name === shade && known.filmType === filmType)) return undefined;
  const message = `${filmType} doesn’t come in this shade. Choose one from its table.`;
  return problem('unknown_shade', { message, fields: { preferredShade: message } });
}

/** The browser's total is only compared; the response to a wrong one is the bill as we compute it. */
export function checkTotal(
  order: Pick<PricedOrder, 'lines' | 'totalCents'>,
  shownDollars: number,
): Problem | undefined {
  if (centsFromDollars(shownDollars) === order.totalCents) return undefined;
  return problem('price_changed', {
    message: `The price has changed. It’s now ${formatCents(order.totalCents)}.`,
    fields: { totalPrice: `The total is ${formatCents(order.totalCents)}.` },
    details: { lines: billLines(order.lines), totalPrice: dollarsFromCents(order.totalCents) },
  });
}

/** A bill in dollars, as the wire writes it. */
export function billLines(lines: readonly OrderLine[]): BillLine[] {
  return lines.map(({ id, name, amountCents }) => ({ id, name, amount: dollarsFromCents(amountCents) }));
}
