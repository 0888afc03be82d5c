import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@tintforge/api-contract';
import { ApiError, type Client, createClient } from '@tintforge/api-contract/client';
import { catalogue } from '@tintforge/content';
import { bookingRequestOf, type Ticket } from '../../testing/customer';
import { sampleShop } from '../../testing/sample-shop';

/** Acknowledged facts, which must stay true. */
export interface Acknowledged extends Ticket {
  /** `charged`: the card provider said so to the browser. `confirmed`: the shop did. */
  as: 'held' | 'opened' | 'charged' | 'confirmed';
}

/** Place and time. */
export type WantedStart = Pick<BookingRequest, 'zip' | 'appointmentDate' | 'appointmentTime'>;

let visitors = 0;

/** Calls from a unique IP address, as a proxy reports it. */
function visitor(origin: string): { call: Client; send: typeof fetch } {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address } });
  return { call: createClient({ fetch: send, origin }), send };
}

/** A morning's and an afternoon's, so that one job with an extra is over before the next. */
const twoADay: readonly string[] = [sampleShop.time, sampleShop.afternoon];

/** All starts that are free now, in every region: two of each day, or all of them. */
export async function freeStarts(
  origin: string,
  { today, isAll = false }: { today: string; isAll?: boolean },
): Promise<WantedStart[]> {
  const answers = await Promise.all(
    sampleShop.zips.map((zip) =>
      visitor(origin).call('getAvailability', {
        query: {
          zip,
          from: today,
          days: 61,
          vehicleType: sampleShop.vehicleType,
          packageId: sampleShop.basicPackageId,
        },
      }),
    ),
  );
  return answers.flatMap(({ days }, index) =>
    days.flatMap(({ date, starts }) =>
      starts
        .filter(({ time, available }) => available && (isAll || twoADay.includes(time)))
        .map(({ time }) => ({ zip: sampleShop.zips[index] ?? '', appointmentDate: date, appointmentTime: time })),
    ),
  );
}

export interface BuyersOptions {
  origin: string;
  /** Each is tried once. */
  starts: WantedStart[];
  /** Number of concurrent buyers. */
  count: number;
  acknowledge(what: Acknowledged): void;
}

/** Buys until there are no times left or the server is dead. Rejects with a response that isn't allowed. */
export async function runBuyers({ count, ...market }: BuyersOptions): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => buyOnAndOn(market)));
}

async function buyOnAndOn(market: Omit<BuyersOptions, 'count'>): Promise<void> {
  for (let start = market.starts.shift(); start !== undefined; start = market.starts.shift()) {
    if ((await tryToBuy(market, start)) === 'nobody-answers') return;
  }
}

/** Buys a time, unless another buyer has it by then. Rejects with a response that isn't allowed. */
export async function tryToBuy(
  shop: Pick<BuyersOptions, 'origin' | 'acknowledge'>,
  start: WantedStart,
): Promise<'answered' | 'busy' | 'nobody-answers'> {
  try {
    await buy(shop, start);
  } catch (error) {
    if (!(error instanceof ApiError)) return 'nobody-answers';
    if (error.status < 500) return 'answered';
    if (!honestTroubles.includes(error.body?.code)) throw error;
    return 'busy';
  }
  return 'answered';
}

/** Allowed responses while processes die: unknown so far, or busy. */
const honestTroubles: readonly (string | undefined)[] = ['payment_unknown', 'busy'];

/** Holds a time, as an anonymous customer. */
async function hold({ call }: Pick<ReturnType<typeof visitor>, 'call'>, start: WantedStart): Promise<Ticket> {
  const body = bookingRequestOf(catalogue, {
    ...start,
    packageId: sampleShop.basicPackageId,
    addOnIds: [],
    customerEmail: `buyer${visitors}@tintforge.example`,
    customerPhone: `813${String(2_000_000 + visitors)}`,
  });
  const { booking, manageToken } = await call('createBooking', { body, idempotencyKey: randomUUID() });
  return { booking, manageToken };
}

/** Tries to hold a start; returns `held`, or the code of the refusal. */
export async function tryToHold(origin: string, start: WantedStart): Promise<string> {
  try {
    await hold(visitor(origin), start);
    return 'held';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.body?.code ?? String(error.status);
  }
}

/** Holds, opens, pays; every second buyer then closes the browser and leaves the rest to the shop. */
async function buy(
  { origin, acknowledge }: Pick<BuyersOptions, 'origin' | 'acknowledge'>,
  start: WantedStart,
): Promise<void> {
  const { call, send } = visitor(origin);
  const ticket = await hold({ call }, start);
  const { booking, manageToken } = ticket;
  acknowledge({ ...ticket, as: 'held' });

  const { trackingCode, customerName, vehicleInfo, totalPrice } = booking;
  const { clientSecret } = await call('createIntent', {
    bookingToken: manageToken,
    body: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
  });
  acknowledge({ ...ticket, as: 'opened' });

  const { publishableKey } = await call('getPaymentConfig', {});
  const paid = await send(`${origin}/_stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }).toString(),
  });
  if (paid.status !== 200) return;
  acknowledge({ ...ticket, as: 'charged' });
  if (visitors % 2 === 0) return;
  const state = await call('syncPayment', { bookingToken: manageToken, body: { trackingCode } });
  if (state.booking.status === 'confirmed') acknowledge({ ...ticket, as: 'confirmed' });
}

/** Status of a booking, for a caller with its secret. */
export function lookUp(origin: string, { booking, manageToken }: Ticket) {
  return visitor(origin).call('getBookingDetails', {
    params: { code: booking.trackingCode },
    bookingToken: manageToken,
  });
}
