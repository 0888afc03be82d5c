import { setTimeout as wait } from 'node:timers/promises';
import type { HeldBooking } from '@tintforge/api-contract';
import { ApiError, createClient } from '@tintforge/api-contract/client';
import { catalogue } from '@tintforge/content';
import { bookingRequestOf } from '../../testing/customer';
import type { MailServer } from '../../testing/mail-server';
import { sampleShop } from '../../testing/sample-shop';
import { type Acknowledged, lookUp, type WantedStart } from '../kills/buyers';
import type { MortalServer } from './mortal-server';

/** A customer who wants one start, and retries after each failure. */
export interface Traveler {
  start: WantedStart;
  email: string;
  phone: string;
  /** Idempotency key of the hold; a second click creates no second booking. */
  key: string;
  /** The latest response they got. */
  acknowledged?: Acknowledged;
}

/**
 * Holds, opens, pays the deposit, and waits until the booking is confirmed by webhooks alone; adds an extra, pays the
 * balance, and waits for that and for all emails. Completed steps are detected and skipped. Rejects when the server dies on the way.
 */
export async function travel(traveler: Traveler, server: MortalServer, mail: MailServer): Promise<void> {
  const call = createClient({ origin: server.origin });
  const held = await hold(traveler, server);
  const { booking, manageToken } = held;
  const note = (as: Acknowledged['as']) => {
    traveler.acknowledged = { booking, manageToken, as };
  };
  if (traveler.acknowledged === undefined) note('held');
  const { trackingCode, customerName, vehicleInfo, totalPrice, deposit } = booking;
  const opened = await call('createIntent', {
    bookingToken: manageToken,
    body: { amount: deposit ?? totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.body?.code === 'already_paid') return undefined;
    throw error;
  });
  if (opened !== undefined) {
    note('opened');
    if (await pay(server, opened.clientSecret)) note('charged');
  }
  while ((await lookUp(server.origin, held)).status !== 'confirmed') {
    await server.command({ do: 'advance-emulator' });
    await wait(2);
  }
  note('confirmed');
  await addExtra(server, held);
  await payBalance(server, held);
  while (new Set(mailsFor(traveler, mail)).size < mailsOfJourney) {
    await server.command({ do: 'run-job', name: 'deliver-mails' });
    await wait(2);
  }
}

/** Confirmation, change of the services, receipt of the balance. */
export const mailsOfJourney = 3;

/** With it a job is still over when its crew's next one begins. */
const extras = [sampleShop.addOnId];

/** A booking and its secret. */
export type Held = Pick<HeldBooking, 'booking' | 'manageToken'>;

/** Adds an extra, once; a booking that changed since it was read is read again. */
async function addExtra({ origin }: MortalServer, { booking, manageToken }: Held): Promise<void> {
  const call = createClient({ origin });
  const key = { params: { code: booking.trackingCode }, bookingToken: manageToken };
  for (;;) {
    const { version, packageId, addOnIds } = await call('getBookingDetails', key);
    if (addOnIds.length > 0) return;
    const body = { version, packageId, addOnIds: extras };
    try {
      const { after, money } = await call('changeOrder', { ...key, body: { ...body, dryRun: true } });
      const seen = { total: after.total, refund: money.toCard };
      await call('changeOrder', { ...key, body: { ...body, seen } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== 'changed_meanwhile') throw error;
    }
  }
}

/** Pays what is due, once, and waits until webhooks alone have reported it to the shop. */
export async function payBalance(
  server: MortalServer,
  { booking, manageToken }: { booking: Pick<Held['booking'], 'trackingCode'>; manageToken: string },
): Promise<void> {
  const call = createClient({ origin: server.origin });
  const key = { params: { code: booking.trackingCode }, bookingToken: manageToken };
  for (;;) {
    const { balance } = await call('getBookingDetails', key);
    if (balance === 0) return;
    const opened = await call('payBalance', { ...key, body: { amount: balance } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.body?.code === 'nothing_due') return undefined;
      throw error;
    });
    if (opened !== undefined) await pay(server, opened.clientSecret);
    await server.command({ do: 'advance-emulator' });
    await wait(2);
  }
}

/** The hold under the traveler's key; one that is paid already is known from what was acknowledged. */
async function hold(traveler: Traveler, { origin }: MortalServer): Promise<Held> {
  const { start, email, phone, key, acknowledged } = traveler;
  const body = bookingRequestOf(catalogue, {
    ...start,
    packageId: sampleShop.basicPackageId,
    addOnIds: [],
    customerEmail: email,
    customerPhone: phone,
  });
  try {
    return await createClient({ origin })('createBooking', { body, idempotencyKey: key });
  } catch (error) {
    const isPaid = error instanceof ApiError && error.body?.code === 'already_paid';
    if (isPaid && acknowledged !== undefined) return acknowledged;
    throw error;
  }
}

/** True when the payment provider reports to the browser that the payment succeeded, now or in an earlier attempt. */
export async function pay({ origin }: MortalServer, clientSecret: string): Promise<boolean> {
  const { publishableKey } = await createClient({ origin })('getPaymentConfig', {});
  const response = await fetch(`${origin}/_stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }).toString(),
  });
  const answer = (await response.json()) as { error?: { code?: string; payment_intent?: { status?: string } } };
  return response.status === 200 || answer.error?.payment_intent?.status === 'succeeded';
}

/** Message-IDs of the emails that arrived for a traveler, repeated ones too. */
export function mailsFor({ email }: Pick<Traveler, 'email'>, { arrived }: MailServer): string[] {
  return arrived.filter(({ envelope }) => envelope.includes(email)).map(({ messageId = '' }) => messageId);
}
