import type { BookingRequest } from '@tintforge/api-contract';
import { type Client, createClient } from '@tintforge/api-contract/client';
import { addDays, allOrders, type Catalogue, dollarsFromCents, priceOrder } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import type Stripe from 'stripe';
import { demoCustomerContact } from './db/demo-accounts';
import { demoPlace } from './db/demo-places';
import type { Clock } from './platform/clock';
import type { Randomness } from './platform/randomness';

/** Upcoming bookings stay within ten days, so that there are plenty of open times to try the wizard. */
const searchDays = 10;

/** So far ahead an appointment can be moved and cancelled for free for days. */
const laterDays = 4;

export interface DemoAppointmentsOptions {
  /** Origin of the server. */
  address: string;
  /** Talks to the emulator: no money moves. */
  stripe: Stripe;
  catalogue: Catalogue;
  clock: Clock;
  random: Randomness;
}

type Start = Pick<BookingRequest, 'appointmentDate' | 'appointmentTime'>;

/**
 * Books and pays two appointments for the demo customer, the way every customer does: at the next free start, which is
 * within 24 hours unless the shop is closed until then, and some days later.
 */
export async function bookDemoAppointments(options: DemoAppointmentsOptions): Promise<void> {
  const call = createClient({ origin: options.address });
  const order = sampleRequest(options);
  for (const leastDays of [0, laterDays]) {
    const start = await findStart(call, { order, leastDays, clock: options.clock });
    if (start !== undefined) await bookAndPay(call, { request: { ...order, ...start }, ...options });
  }
}

function sampleRequest({ catalogue }: Pick<DemoAppointmentsOptions, 'catalogue'>): Omit<BookingRequest, keyof Start> {
  const [region] = catalogue.regions;
  const order = allOrders(catalogue).find(({ addOnIds }) => addOnIds.length === 1);
  const priced = order === undefined ? undefined : priceOrder(catalogue, order);
  if (region === undefined || order === undefined || priced?.ok !== true)
    throw new Error('The catalog has no region, or no order that can be priced');
  const home = demoPlace(region, 0);
  const { firstName, lastName, email, phone } = demoCustomerContact;
  return {
    ...order,
    vehicleYear: 2024,
    vehicleMake: 'Sample',
    vehicleModel: 'Car',
    zip: home.zip,
    customerName: `${firstName} ${lastName}`,
    // The account's verified address, which links the booking to it.
    customerEmail: email,
    customerPhone: phone,
    address: { street: '100 Sample Street', city: home.city },
    site: { garage: 'no', shade: 'yes', power: 'yes' },
    notes: '',
    totalPrice: dollarsFromCents(priced.value.totalCents),
  };
}

async function findStart(
  call: Client,
  { order, leastDays, clock }: { order: Omit<BookingRequest, keyof Start>; leastDays: number; clock: Clock },
): Promise<Start | undefined> {
  const today = localMoment(clock.now()).date;
  const { vehicleType, packageId, addOnIds, zip } = order;
  const query = { vehicleType, packageId, addOnIds: addOnIds.join(), zip, from: addDays(today, leastDays) };
  const { days } = await call('getAvailability', { query: { ...query, days: searchDays - leastDays } });
  for (const { date, starts } of days) {
    const free = starts.find(({ available }) => available);
    if (free !== undefined) return { appointmentDate: date, appointmentTime: free.time };
  }
  return undefined;
}

async function bookAndPay(
  call: Client,
  { request, stripe, random }: { request: BookingRequest } & Pick<DemoAppointmentsOptions, 'stripe' | 'random'>,
): Promise<void> {
  const { booking, manageToken } = await call('createBooking', { body: request, idempotencyKey: random.uuid() });
  const { trackingCode, customerName, vehicleInfo, totalPrice } = booking;
  const { clientSecret } = await call('createIntent', {
    bookingToken: manageToken,
    body: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
  });
  const intentId = clientSecret.slice(0, clientSecret.indexOf('_secret_'));
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  await call('syncPayment', { bookingToken: manageToken, body: { trackingCode } });
}
