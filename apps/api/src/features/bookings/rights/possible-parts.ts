import { type ChangePart, type Changer, changeableParts } from '@tintforge/booking-core';
import type { BookingRow } from '../../../db/schema';

/** Parts of a booking of several cars: its owner corrects each car, and package, extras and shades stay. */
const ofSeveral: Readonly<Record<'customer' | 'shop', readonly ChangePart[]>> = {
  customer: ['contact', 'car', 'address', 'notes'],
  shop: ['contact', 'address', 'notes'],
};

/** The parts of a booking that someone can change in its state. */
export function possibleParts(
  { status, carCount }: Pick<BookingRow, 'status' | 'carCount'>,
  by: Changer,
): ChangePart[] {
  const parts = changeableParts(status, by);
  return carCount === 1 ? parts : parts.filter((part) => ofSeveral[by === 'customer' ? by : 'shop'].includes(part));
}
