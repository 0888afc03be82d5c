import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { createClient } from '../packages/api-contract/dist/client.js';
import { dollarsFromCents, priceOrder } from '../packages/booking-core/dist/index.js';
import { catalogue } from '../packages/content/dist/catalogue.js';

const sharp = createRequire(new URL('../apps/api/package.json', import.meta.url))('sharp');

/**
 * A customer of a shop on another machine, whose certificate an authority of that machine has signed. `send` is `fetch`
 * for the shop's address; `book` holds the last free start of a month and pays it with a test card; `askForQuote` sends a request
 * with a photo.
 */
export function customerOf({ name, address, authority }) {
  const origin = `https://${name}`;

  async function send(url, { method = 'GET', headers = {}, body } = {}) {
    const { pathname, search } = new URL(url, origin);
    const sent = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body;
    const options = { host: address, servername: name, ca: authority, agent: false, path: pathname + search, method };
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, headers: { ...headers, host: name } }, async (answer) => {
        resolve(new Response(await buffer(answer), { status: answer.statusCode, headers: answer.headers }));
      });
      asked.once('error', reject);
      asked.end(sent);
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

  /** The request's code and secret, by which `photosOf` reads it. */
  async function askForQuote() {
    const body = {
      customerName: 'Sample Customer',
      customerEmail: `customer-${randomUUID()}@tintforge.example`,
      customerPhone: '(813) 555-0142',
      zip: '33602',
      city: 'Tampa',
      company: '',
      notes: '',
      details: {
        kind: 'residential',
        windows: [{ room: 'Kitchen', count: 3, size: null, sun: 'west' }],
        goals: ['heat'],
        glass: 'double',
        oldFilm: 'no',
        reach: 'ladder',
        home: 'house',
        association: 'no',
      },
    };
    const { code, quoteToken } = await call('requestQuote', { body, idempotencyKey: randomUUID() });
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#285' } });
    const file = new Blob([await picture.jpeg().toBuffer()], { type: 'image/jpeg' });
    await call('addQuotePhoto', { params: { code, id: randomUUID() }, quoteToken, file });
    return { code, quoteToken };
  }

  /** Content types of a request's photos, as their addresses give them. */
  async function photosOf({ code, quoteToken }) {
    const { photos } = await call('getQuote', { params: { code }, quoteToken });
    const answers = await Promise.all(photos.flatMap(({ small, large }) => [send(small), send(large)]));
    return answers.map((answer) => answer.headers.get('content-type'));
  }

  function lookUp({ booking, manageToken }) {
    return call('getBookingDetails', { params: { code: booking.trackingCode }, bookingToken: manageToken });
  }

  return { send, book, askForQuote, photosOf, lookUp };
}
