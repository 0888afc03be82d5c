import type { BookingDetails, OrderChangeRequest } from '@tintforge/api-contract';
import { isRecord } from '@tintforge/app-base/storage';
import { mergeTyped } from '@tintforge/app-base/typed-over';
import { isStartTime } from '@tintforge/booking-core';
import { bookingDrafts, type DraftPlace } from '../booking-drafts';
import { extrasFor, packagesFor } from './offered-services';

const drafts = bookingDrafts('change');

/** A choice, and the booking as it was when it was made. */
interface Choice {
  details: BookingDetails;
  order: Order;
}

/** Package, extras and start as chosen; without a start, the present one. */
export type Order = Pick<OrderChangeRequest, 'packageId' | 'addOnIds' | 'appointmentTime'>;

/** The services of an order or of a booking. */
type Services = Pick<Order, 'packageId' | 'addOnIds'>;

/** A booking's own services. */
export function orderOf({ packageId, addOnIds }: Services): Services {
  return { packageId, addOnIds };
}

/** True when the order has other services than the booking. */
export function isOtherOrder(order: Services, booked: Services): boolean {
  return (
    order.packageId !== booked.packageId ||
    order.addOnIds.length !== booked.addOnIds.length ||
    order.addOnIds.some((id) => !booked.addOnIds.includes(id))
  );
}

/** A choice on the booking as others have left it: their extras stay with those that were chosen here. */
export function onCurrent(order: Order, { from, current }: { from: Services; current: Services }): Order {
  const { values } = mergeTyped({ opened: orderOf(from), typed: orderOf(order), current: orderOf(current) });
  return { ...order, ...values };
}

/** A choice that was kept, as it applies to the booking now. */
interface KeptOrder {
  order: Order;
  /** The booking's services were changed since. */
  isOvertaken: boolean;
  /** Part of the choice is no longer sold, and left out. */
  isReduced: boolean;
}

/** The services that were chosen in this tab and not saved; undefined when there are none. */
export function readOrder(place: DraftPlace, details: BookingDetails): KeptOrder | undefined {
  const stored = drafts.read(place);
  if (!isRecord(stored)) return undefined;
  const from = parseOrder(stored.from);
  const chosen = parseOrder(stored.order);
  if (from === undefined || chosen === undefined) return undefined;
  const merged = onCurrent(chosen, { from, current: details });
  const order = { ...merged, ...soldOf(merged, details) };
  // A start belongs to the day for which it was chosen.
  if (stored.appointment !== details.appointmentInstant) order.appointmentTime = undefined;
  if (!isOtherOrder(order, details) && !isOtherOrder(merged, details)) return undefined;
  return { order, isOvertaken: isOtherOrder(details, from), isReduced: isOtherOrder(order, merged) };
}

/** Keeps a choice and what it was made from until it is saved; nothing where it is what is booked. */
export function keepOrder(place: DraftPlace, { details, order }: Choice): void {
  const { appointmentInstant: appointment } = details;
  if (details.mayChange && isOtherOrder(order, details))
    drafts.keep(place, { appointment, from: orderOf(details), order });
  else drafts.drop(place);
}

/** Saved, discarded, or no longer possible. */
export function dropOrder(place: DraftPlace): void {
  drafts.drop(place);
}

/** The part of an order that is still sold; the booked package in place of one that isn't. */
function soldOf({ packageId, addOnIds }: Services, details: BookingDetails): Services {
  const isSold = packagesFor(details).some(({ id }) => id === packageId);
  const extras = new Set(extrasFor(details).map(({ id }) => id));
  return { packageId: isSold ? packageId : details.packageId, addOnIds: addOnIds.filter((id) => extras.has(id)) };
}

function parseOrder(stored: unknown): Order | undefined {
  if (!isRecord(stored)) return undefined;
  const { packageId, addOnIds, appointmentTime: time } = stored;
  if (typeof packageId !== 'string' || !Array.isArray(addOnIds)) return undefined;
  const ids = addOnIds.filter((id) => typeof id === 'string');
  return { packageId, addOnIds: ids, ...(typeof time === 'string' && isStartTime(time) && { appointmentTime: time }) };
}
