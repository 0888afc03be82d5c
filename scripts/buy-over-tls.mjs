import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { createClient } from '../packages/api-contract/dist/client.js';
import { dollarsFromCents, priceOrder } from '../packages/booking-core/dist/index.js';
import { catalogue } from '../packages/content/dist/catalogue.js';

/**
 * A customer of a shop on another machine, whose certificate an authority of that machine has signed. `send` is `fetch`
 * for the shop's address; `book` holds the last free start of a month and pays it with a test card.
 */
export function customerOf({ name, address, authority }) {
  const origin = `https://${name}`;

  function send(url, { method = 'GET', headers = {}, body } = {}) {
    const { pathname, search } = new URL(url, origin);
    const options = { host: address, servername: name, ca: authority, agent: false, path: pathname + search, method };
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, headers: { ...headers, host: name } }, async (answer) => {
        resolve(new Response(await buffer(answer), { status: answer.statusCode, headers: answer.headers }));
      });
      asked.once('error', reject);
      asked.end(body);
    });
  }

  const call = createClient({ fetch: send, origin });

  /** The booking as it was held, and its secret, by which `lookUp` finds it. */
  async function book() {
    const order = { zip: '33602', vehicleType: 'sedan', packageId: 'sedan-basic', addOnIds: [] };
    const today = new Date().toISOString().slice(0, 10);
    const query = { zip: order.zip, vehicleType: order.vehicleType, packageId: order.packageId, from: today, days: 30 };
    const { days } = await call('getAvailability', { query });
    const free = days.flatMap(({ date, starts }) =>
      starts.filter(({ available }) => available).map(({ time }) => [date, time]),
    );
    const [appointmentDate, appointmentTime] = free.at(-1);
    const request = {
      ...order,
      appointmentDate,
      appointmentTime,
      vehicleYear: 2024,
      vehicleMake: 'Sample',
      vehicleModel: 'Sedan',
      customerName: 'Sample Customer',
      customerEmail: `customer-${randomUUID()}@tintforge.example`,
      customerPhone: '(813) 555-0142',
      address: { street: '1 Sample Street', city: 'Tampa' },
      site: { garage: 'yes', shade: 'yes', power: 'no' },
      notes: '',
    };
    const totalPrice = dollarsFromCents(priceOrder(catalogue, request).value.totalCents);
    const ticket = await call('createBooking', { body: { ...request, totalPrice }, idempotencyKey: randomUUID() });
    await pay(ticket);
    return ticket;
  }

  async function pay({ booking, manageToken }) {
    const { trackingCode, customerName, vehicleInfo, totalPrice } = booking;
    const bookingInfo = { trackingCode, customerName, vehicleInfo };
    const { clientSecret } = await call('createIntent', {
      bookingToken: manageToken,
      body: { amount: totalPrice, bookingInfo },
    });
    const { publishableKey } = await call('getPaymentConfig', {});
    const paid = await send(`/_stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }).toString(),
    });
    if (paid.status !== 200) throw new Error(`The card was not charged: ${paid.status} ${await paid.text()}`);
    const { booking: settled } = await call('syncPayment', { bookingToken: manageToken, body: { trackingCode } });
    if (settled.status !== 'confirmed') throw new Error(`${trackingCode} was paid and is ${settled.status}`);
  }

  function lookUp({ booking, manageToken }) {
    return call('getBookingDetails', { params: { code: booking.trackingCode }, bookingToken: manageToken });
  }

  return { send, book, lookUp };
}
