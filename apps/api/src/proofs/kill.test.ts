import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookingRequest, HeldBooking } from '@tintforge/api-contract';
import { type Client, createClient } from '@tintforge/api-contract/client';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/client';
import { distinctOrders, ordersInstant } from '../testing/distinct-orders';
import { seededRandomness } from '../testing/seeded-randomness';
import { type ServerProcess, startServerProcess } from '../testing/server-process';

const kills = 20;
const customersAtOnce = 6;

/** A server is killed after 1 to this many answers. */
const mostAnswers = 80;

/** A round of the clock: long enough that unpaid holds of early rounds run out while later ones are made. */
const roundMs = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-kill-'));
const random = seededRandomness('kill', { now: () => ordersInstant });

afterAll(() => rmSync(dataDir, { recursive: true }));

/** What the server has said yes to. */
interface Acknowledged {
  held: HeldBooking[];
  /** Tracking codes of payments that succeeded. */
  paid: string[];
}

/** A network to one server that tells when so many answers have come back. */
interface CountedNetwork {
  origin: string;
  call: Client;
  fetch: typeof fetch;
  /** Resolves with the answer that the count was set to. */
  answered: Promise<void>;
}

function countAnswers(origin: string, most: number): CountedNetwork {
  let left = most;
  let reach = (): void => {};
  const answered = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const counted: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    left -= 1;
    if (left === 0) reach();
    return response;
  };
  return { origin, call: createClient({ origin, fetch: counted }), fetch: counted, answered };
}

/** One customer after another, until the server is gone: hold, open the payment, pay. */
async function shopAround(
  network: CountedNetwork,
  { orders, acknowledged }: { orders: BookingRequest[]; acknowledged: Acknowledged },
) {
  for (let order = orders.pop(); order !== undefined; order = orders.pop()) {
    const held = await network.call('createBooking', { body: order, idempotencyKey: randomUUID() });
    acknowledged.held.push(held);
    const { trackingCode, totalPrice, customerName, vehicleInfo } = held.booking;
    const { clientSecret } = await network.call('createIntent', {
      bookingToken: held.manageToken,
      body: { amount: totalPrice, bookingInfo: { trackingCode, customerName, vehicleInfo } },
    });
    if (await payByCard(network, clientSecret)) acknowledged.paid.push(trackingCode);
  }
}

/** What the card form does: true when the card provider said that the payment succeeded. */
async function payByCard({ origin, call, fetch }: CountedNetwork, clientSecret: string): Promise<boolean> {
  const { publishableKey } = await call('getPaymentConfig', {});
  const intentId = clientSecret.slice(0, clientSecret.indexOf('_secret_'));
  const response = await fetch(`${origin}/_stripe/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  const { status } = (await response.json()) as { status: string };
  return status === 'succeeded';
}

/** Statuses of bookings by their codes; a code that is not there fails the call. */
async function statusesOf(server: ServerProcess, codes: readonly string[]): Promise<string[]> {
  const call = createClient({ origin: server.origin });
  return Promise.all(codes.map(async (code) => (await call('getBooking', { params: { code } })).status));
}

test(`after ${kills} kills under load every acknowledged booking is there, and every payment found its booking`, async () => {
  const orders = distinctOrders();
  const held: string[] = [];
  const paid: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const server = await startServerProcess({ dataDir, instant: ordersInstant + round * roundMs });
    expect(await statusesOf(server, held)).toHaveLength(held.length);

    const acknowledged: Acknowledged = { held: [], paid: [] };
    const [chance = 0] = random.bytes(1);
    const network = countAnswers(server.origin, 1 + (chance % mostAnswers));
    const customers = Array.from({ length: customersAtOnce }, () =>
      // A customer whose server dies in the middle of an answer sees a broken connection.
      shopAround(network, { orders, acknowledged }).catch((error: unknown) => error),
    );
    await network.answered;
    await server.kill();
    await Promise.all(customers);
    held.push(...acknowledged.held.map(({ booking }) => booking.trackingCode));
    paid.push(...acknowledged.paid);
  }
  expect(held.length).toBeGreaterThan(kills);
  expect(paid.length).toBeGreaterThan(0);

  const last = await startServerProcess({ dataDir, instant: ordersInstant + kills * roundMs });
  expect(await statusesOf(last, held)).toHaveLength(held.length);
  await vi.waitFor(async () => expect(new Set(await statusesOf(last, paid))).toEqual(new Set(['confirmed'])), {
    timeout: 30_000,
    interval: 200,
  });
  await last.kill();
  expect(leftovers()).toEqual([]);
}, 180_000);

/** Everything in the database that should not be: money without a booking, a job without its crew, a crew without a job. */
function leftovers(): unknown[] {
  const database = openDatabase(join(dataDir, 'tintforge.sqlite'));
  const rows = database.sqlite
    .prepare(
      `select 'money without a booking' as what, p.id from payments p join bookings b on b.id = p.booking_id
         where p.status = 'succeeded' and b.status <> 'confirmed'
           and not exists (select 1 from refunds r where r.payment_id = p.id)
       union all
       select 'a job without a crew', b.id from bookings b
         where b.status in ('pending', 'confirmed') and not exists (select 1 from crew_cells c where c.booking_id = b.id)
       union all
       select 'a crew without a job', b.id from crew_cells c join bookings b on b.id = c.booking_id
         where b.status in ('expired', 'cancelled')`,
    )
    .all();
  database.close();
  return rows;
}
