import { type ChangePart, type Changer, changeableParts } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';

/** Parts of a booking of several cars: its owner corrects each car, and package, extras and shades stay. */
const ofSeveral: Readonly<Record<'customer' | 'shop', readonly ChangePart[]>> = {
  customer: ['contact', 'car', 'address', 'notes'],
  shop: ['contact', 'address', 'notes'],
};

/** Parts of a quote's booking that the shop corrects: its work and its price are changed by a version of the quote. */
const ofQuote: readonly ChangePart[] = ['contact', 'address', 'notes'];

/** The parts of a booking that someone can change in its state; its owner none of a quote's. */
export function possibleParts(
  { status, carCount, quoteId }: Pick<BookingRow, 'status' | 'carCount' | 'quoteId'>,
  by: Changer,
): ChangePart[] {
  const parts = changeableParts(status, by);
  if (quoteId !== null) return by === 'customer' ? [] : parts.filter((part) => ofQuote.includes(part));
  return carCount === 1 ? parts : parts.filter((part) => ofSeveral[by === 'customer' ? by : 'shop'].includes(part));
}
