import { randomUUID } from 'node:crypto';
import { type NeighborOrder, neighborOrder } from './sample-order';
import type { Shop } from './shop';

/** Far from the neighbors that the shop counts itself. */
let number = 500;

/** A start on hold, not paid. */
export interface HeldStart {
  code: string;
  /** ISO instant. */
  startsAt: string;
}

/** Holds a start as a customer's browser does, without a browser. Throws the shop's response. */
export function holdStart(shop: Shop, start: { date: string; time: string }): Promise<HeldStart> {
  number += 1;
  return holdOrder(shop, neighborOrder({ ...start, number }));
}

/** Holds the start of an order. Throws the shop's response. */
export async function holdOrder({ origin }: Shop, order: NeighborOrder): Promise<HeldStart> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`Nobody holds it (${response.status}): ${await response.text()}`);
  const { booking } = (await response.json()) as { booking: { trackingCode: string; appointmentInstant: string } };
  return { code: booking.trackingCode, startsAt: booking.appointmentInstant };
}
