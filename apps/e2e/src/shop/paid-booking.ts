import { randomUUID } from 'node:crypto';
import { askApi } from './ask-api';
import { customer, type NeighborOrder } from './sample-order';

/** The card provider's test methods by how a return of money to them ends. */
export const testMethods = { refundable: 'pm_card_visa', refusingRefunds: 'pm_card_refundFail' } as const;

/** A paid booking, and the secret that proves its ownership. */
export interface PaidBooking {
  code: string;
  manageToken: string;
  /** ISO instant of the start. */
  startsAt: string;
}

/** Places an order and pays for it as a customer's browser does, without a browser. Throws the shop's response. */
export async function placeAndPay(
  origin: string,
  { order, method, email }: { order: NeighborOrder; method: string; email: string },
): Promise<PaidBooking> {
  const { booking, manageToken } = await askApi<{ booking: Held; manageToken: string }>(`${origin}/api/bookings`, {
    body: { ...order, customerName: customer.name, customerEmail: email, customerPhone: customer.phone },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { trackingCode: code, totalPrice: amount, customerName, vehicleInfo, appointmentInstant } = booking;
  const headers = { 'booking-token': manageToken };
  const { clientSecret } = await askApi<{ clientSecret: string }>(`${origin}/api/payment/create-intent`, {
    body: { amount, bookingInfo: { trackingCode: code, customerName, vehicleInfo } },
    headers,
  });
  await confirm(origin, { clientSecret, method });
  await askApi(`${origin}/api/payment/sync`, { body: { trackingCode: code }, headers });
  return { code, manageToken, startsAt: appointmentInstant };
}

interface Held {
  trackingCode: string;
  totalPrice: number;
  customerName: string;
  vehicleInfo: string;
  appointmentInstant: string;
}

async function confirm(origin: string, { clientSecret, method }: { clientSecret: string; method: string }) {
  const config = await fetch(`${origin}/api/payment/config`);
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  const [intent] = clientSecret.split('_secret_');
  const response = await fetch(`${origin}/_stripe/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: method }),
  });
  if (!response.ok) throw new Error(`The card was refused (${response.status}): ${await response.text()}`);
}
