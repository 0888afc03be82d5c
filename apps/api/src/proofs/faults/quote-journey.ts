import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { QuoteReceipt, QuoteRequest, QuoteView } from '@tintforge/api-contract';
import { ApiError, createClient } from '@tintforge/api-contract/client';
import { createStaffClient, type StaffClient } from '@tintforge/api-contract/staff-client';
import { demoAdmin } from '../../db/demo-accounts';
import type { MailServer } from '../../testing/mail-server';
import { depositDraft, sampleQuote } from '../../testing/sample-quote';
import { sampleShop } from '../../testing/sample-shop';
import type { MortalServer } from './mortal-server';
import { mailsFor, pay, payBalance } from './write-journey';

/** Facts that are acknowledged to a customer of a quote, each after the one before. */
export const quoteSteps = [
  'requested',
  'one photo',
  'two photos',
  'sent',
  'accepted',
  'charged',
  'confirmed',
  'planned',
  'paid',
] as const;
export type QuoteStep = (typeof quoteSteps)[number];

/** A customer who wants a quote, and retries after each failure. */
export interface QuoteTraveler {
  email: string;
  /** Idempotency key of the request; a second click makes no second one. */
  key: string;
  /** The browser's ids of two photos. */
  photoIds: readonly [string, string];
  /** Days of the visits. */
  days: readonly string[];
  /** The last day on which the price is good. */
  goodThrough: string;
  receipt?: QuoteReceipt;
  told?: QuoteStep;
}

/** A new customer, whose visits take the three days. */
export function quoteTraveler(number: number, days: readonly string[], goodThrough: string): QuoteTraveler {
  const email = `quoted${number}@tintforge.example`;
  return { email, key: randomUUID(), photoIds: [randomUUID(), randomUUID()], days, goodThrough };
}

/** The office of a server, logged in. */
export async function officeOf({ origin }: MortalServer): Promise<StaffClient> {
  const { token } = await createClient({ origin })('login', { body: demoAdmin });
  return createStaffClient({ origin, bearer: () => token });
}

/** Servers and people on the way. */
export interface QuoteCompany {
  server: MortalServer;
  office: StaffClient;
  /** A JPEG. */
  photo: Uint8Array<ArrayBuffer>;
  mail: MailServer;
}

/** Work that every shop gives quotes for. */
const fleet = {
  kind: 'fleet',
  vehicles: [{ type: sampleShop.vehicleType, count: 3, model: '' }],
  wanted: '',
  places: '',
  offRoad: '',
} as const satisfies QuoteRequest['details'];

/**
 * Requests, sends two photos, gets a price, accepts it, pays its deposit, gets three visits and pays the balance, and waits
 * for emails. Completed steps are detected and skipped. Rejects when the server dies on the way.
 */
export async function travelQuote(
  traveler: QuoteTraveler,
  { server, office, photo, mail }: QuoteCompany,
): Promise<void> {
  const call = createClient({ origin: server.origin });
  const note = (step: QuoteStep) => {
    traveler.told = step;
  };
  const { email: customerEmail, key: idempotencyKey } = traveler;
  const receipt = await call('requestQuote', {
    body: { ...sampleQuote, details: fleet, customerEmail },
    idempotencyKey,
  });
  if (traveler.receipt === undefined) note('requested');
  traveler.receipt = receipt;
  const { code, quoteToken } = receipt;
  const params = { code };
  const read = () => call('getQuote', { params, quoteToken });

  if ((await read()).isOpen) {
    for (const [index, id] of traveler.photoIds.entries()) {
      const file = new Blob([photo], { type: 'image/jpeg' });
      await call('addQuotePhoto', { params: { code, id }, quoteToken, file });
      if (isBefore(traveler, 'two photos')) note(index === 0 ? 'one photo' : 'two photos');
    }
  }
  if ((await read()).versions.length === 0) {
    await sendPrice(office, traveler, code);
    note('sent');
  }
  const quote = await read();
  const { booking } = quote.status === 'accepted' ? quote : await accept(quote, { server, quoteToken });
  if (booking === null || booking.manageToken === null) throw new Error(`${code} has no booking`);
  if (isBefore(traveler, 'accepted')) note('accepted');
  const { trackingCode, manageToken } = booking;

  if ((await read()).booking?.dueNow != null) {
    if (await payDeposit({ trackingCode, manageToken }, server)) note('charged');
    while ((await read()).booking?.status !== 'confirmed') {
      await server.command({ do: 'advance-emulator' });
      await wait(2);
    }
  }
  if (isBefore(traveler, 'confirmed')) note('confirmed');

  await plan(office, traveler, trackingCode);
  if (isBefore(traveler, 'planned')) note('planned');
  await payBalance(server, { booking: { trackingCode }, manageToken });
  note('paid');
  while (mailsFor({ email: customerEmail }, mail).length === 0) {
    await server.command({ do: 'run-job', name: 'deliver-mails' });
    await wait(2);
  }
}

/** True until a step was acknowledged to a customer. */
export function isBefore({ told }: QuoteTraveler, step: QuoteStep): boolean {
  return told === undefined || quoteSteps.indexOf(told) < quoteSteps.indexOf(step);
}

/** The office writes a price and sends it; each only if it isn't there. */
async function sendPrice(office: StaffClient, { goodThrough }: QuoteTraveler, code: string): Promise<void> {
  const params = { code };
  const { version, draft } = await office('getStaffQuote', { params });
  const body = { version, draft: { ...depositDraft, goodThrough } };
  const saved = draft === null ? await office('saveQuoteDraft', { params, body }) : { version };
  await office('sendQuote', { params, body: { version: saved.version } });
}

async function accept(
  { code, versions }: QuoteView,
  { server: { origin }, quoteToken }: { server: MortalServer; quoteToken: string },
): Promise<QuoteView> {
  const { number = 0, total = 0 } = versions.at(-1) ?? {};
  const place = { street: '12 Sample Street', city: sampleShop.city, preferredDays: [] };
  const body = { number, total, name: sampleQuote.customerName, ...place };
  return createClient({ origin })('acceptQuote', { params: { code }, quoteToken, body });
}

/** True when the payment provider reports to the browser that the deposit is paid. */
async function payDeposit(
  { trackingCode, manageToken: bookingToken }: { trackingCode: string; manageToken: string },
  server: MortalServer,
): Promise<boolean> {
  const call = createClient({ origin: server.origin });
  const { deposit, customerName, vehicleInfo } = await call('getBookingDetails', {
    params: { code: trackingCode },
    bookingToken,
  });
  const body = { amount: deposit ?? 0, bookingInfo: { trackingCode, customerName, vehicleInfo } };
  const opened = await call('createIntent', { bookingToken, body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.body?.code === 'already_paid') return undefined;
    throw error;
  });
  return opened !== undefined && (await pay(server, opened.clientSecret));
}

/** The office plans the three visits, all of them or none. */
async function plan(office: StaffClient, { days }: QuoteTraveler, code: string): Promise<void> {
  const params = { code };
  const { version, visits } = await office('getStaffBooking', { params });
  if (visits !== undefined && visits.length > 0) return;
  const place = { crewId: sampleShop.crewId, start: sampleShop.time, minutes: 120 };
  const wanted = days.map((date) => ({ ...place, date }));
  await office('planVisits', {
    params,
    body: { version, visits: wanted, cancelled: [], reason: 'As the customer wished', notify: true },
  });
}
