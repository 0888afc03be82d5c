import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Availability, BookingRequest, HeldBooking } from '@tintforge/api-contract';
import { catalogue } from '@tintforge/content';
import { bookingRequestOf } from '../src/testing/customer';

/** One answer, or none. */
export interface Asked {
  what: 'page' | 'availability' | 'hold' | 'payment' | 'look';
  tookMs: number;
  /** 0 when the connection broke. */
  status: number;
  /** A refusal as it should be: guests hold their share of the region (docs/decisions/027). */
  isBusy: boolean;
}

export interface VisitOptions {
  origin: string;
  /** Of all visits so far, this one's: address, email and phone are made from it. */
  number: number;
  /** True when this visitor books, false when they only look around. */
  books: boolean;
  /** Between two calls, at least and at most. */
  thinksMs: readonly [number, number];
  isOver(): boolean;
  tell(asked: Asked): void;
}

const pages = ['/', '/services/automotive-tinting', '/ceramic-tint', '/film-explorer', '/service-areas', '/booking'];
const zips = ['33602', '33755', '34236', '34102'];

/**
 * A visitor arrives, reads four pages, looks at the calendar, perhaps books, and leaves. Ends early once the run is
 * over.
 */
export async function visit(options: VisitOptions): Promise<void> {
  const browser = openBrowser(options);
  const zip = zips[options.number % zips.length] ?? '';
  try {
    for (const page of [0, 1, 3, 5]) await browser.ask('page', { path: pages[page] ?? '/' });
    const free = await browser.ask<Availability>('availability', {
      path: `/api/availability?zip=${zip}&from=${today()}&days=60&vehicleType=sedan&packageId=sedan-basic`,
    });
    if (options.books && free !== undefined) await book(browser, { ...options, zip, free });
  } finally {
    browser.close();
  }
}

/** Holds one of the available times, pays for it, and reads its status. Another visitor may have been faster. */
async function book(
  browser: Browser,
  { number, zip, free }: Pick<VisitOptions, 'number'> & { zip: string; free: Availability },
): Promise<void> {
  const starts = free.days.flatMap(({ date, starts }) =>
    starts.filter(({ available }) => available).map(({ time }) => ({ appointmentDate: date, appointmentTime: time })),
  );
  const start = starts[Math.floor(Math.random() * starts.length)];
  if (start === undefined) return;
  const body = bookingRequestOf(catalogue, {
    ...start,
    zip,
    packageId: 'sedan-basic',
    addOnIds: [],
    customerEmail: `visitor${number}@tintforge.example`,
    customerPhone: `813${String(2_000_000 + number)}`,
  } satisfies Partial<BookingRequest>);
  const held = await browser.ask<HeldBooking>('hold', {
    path: '/api/bookings',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body,
  });
  if (held?.manageToken === undefined) return;
  const { booking, manageToken } = held;
  const { trackingCode, customerName, vehicleInfo, totalPrice } = booking;
  const headers = { 'booking-token': manageToken };
  const opened = await browser.ask<{ clientSecret: string }>('payment', {
    path: '/api/payment/create-intent',
    headers,
    body: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
  });
  const config = await browser.ask<{ publishableKey: string }>('look', { path: '/api/payment/config' });
  if (opened === undefined || config === undefined) return;
  await browser.ask('payment', {
    path: `/_stripe/v1/payment_intents/${opened.clientSecret.split('_secret_')[0]}/confirm`,
    headers: { authorization: `Bearer ${config.publishableKey}` },
    form: { client_secret: opened.clientSecret, payment_method: 'pm_card_visa' },
  });
  await browser.ask('payment', { path: '/api/payment/sync', headers, body: { trackingCode } });
  await browser.ask('look', { path: `/api/bookings/${trackingCode}/details`, headers });
}

interface Call {
  path: string;
  headers?: Record<string, string>;
  body?: object;
  form?: Record<string, string>;
}

interface Browser {
  /** The answer's body; undefined when it is a refusal, no answer, or all is over. */
  ask<Body>(what: Asked['what'], call: Call): Promise<Body | undefined>;
  close(): void;
}

/** One persistent connection, from a separate address, and a pause before each call. */
function openBrowser({ origin, number, thinksMs, isOver, tell }: VisitOptions): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const [least, most] = thinksMs;
  return {
    async ask<Body>(what: Asked['what'], { path, headers = {}, body, form }: Call) {
      if (!isOver()) await wait(least + Math.random() * (most - least));
      if (isOver()) return undefined;
      const text = body === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(body);
      const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
      const began = performance.now();
      const { status, received } = await send(`${origin}${path}`, {
        agent,
        headers: {
          ...headers,
          'x-forwarded-for': address,
          // Page requests as browsers send them; the response is read uncompressed.
          ...(what === 'page' && { 'accept-encoding': 'gzip, deflate, br' }),
          ...(text !== undefined && { 'content-type': type }),
        },
        text,
      });
      tell({ what, status, isBusy: isRegionBusy(status, received), tookMs: performance.now() - began });
      return status >= 200 && status < 300 && what !== 'page' ? (JSON.parse(received) as Body) : undefined;
    },
    close: () => agent.destroy(),
  };
}

function isRegionBusy(status: number, received: string): boolean {
  return status === 429 && (JSON.parse(received) as { code: string }).code === 'region_busy';
}

function send(
  url: string,
  { agent, headers, text }: { agent: Agent; headers: Record<string, string>; text: string | undefined },
): Promise<{ status: number; received: string }> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, received: '' });
    const asking = request(url, { agent, headers, method: text === undefined ? 'GET' : 'POST' });
    asking.on('error', none);
    asking.on('response', (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', none);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, received: Buffer.concat(parts).toString('utf8') }),
      );
    });
    asking.end(text);
  });
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now());
}
