import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@tintforge/api-contract/client';
import type { StaffClient } from '@tintforge/api-contract/staff-client';
import { addDays } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import Sqlite from 'better-sqlite3';
import { photoFile } from '../../db/photo-files';
import { openMailServer } from '../../testing/mail-server';
import { samplePhoto } from '../../testing/sample-photo';
import { bundleServer } from '../../testing/server-process';
import { type KilledSteps, killAtSteps, type Points } from './kill-at-steps';
import { type MortalServer, startMortal } from './mortal-server';
import { isBefore, officeOf, type QuoteTraveler, quoteTraveler, travelQuote } from './quote-journey';

/** Longer than any lease of a process that was killed. */
const aheadMs = 5 * 60_000;
/** Maximum time for an open payment to settle automatically after a restart. */
const settlesWithinMs = 30_000;
/** The first visit, in days from now: the calendar before it belongs to the demo's bookings. */
const firstVisitIn = 70;

/**
 * Takes one customer after another from a request with two photos to the balance of a job of three visits, with a kill at
 * another write step for each. Rejects when an acknowledged fact is lost, a charge doesn't settle automatically, a customer
 * has two quotes, acceptances, bookings or deposits, a photo lacks a file, or when the files are damaged.
 */
export async function proveQuoteKills(points: Points): Promise<KilledSteps> {
  const file = await bundleServer('testing/serve-mortal.ts', 'serve-mortal-quotes');
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-quote-kills-'));
  const mail = await openMailServer();
  const photo = new Uint8Array(await samplePhoto({ width: 90, height: 60 }));
  const offices = new WeakMap<MortalServer, StaffClient>();
  let now = Date.now();
  const today = localMoment(now).date;
  let made = 0;
  const { people, ...killed } = await killAtSteps<QuoteTraveler>(
    {
      async begin() {
        now += aheadMs;
        const server = await startMortal({ file, dataDir, smtpUrl: mail.smtpUrl, now });
        offices.set(server, await officeOf(server));
        return server;
      },
      async next() {
        const days = [0, 1, 2].map((day) => addDays(today, firstVisitIn + 3 * made + day));
        made += 1;
        return quoteTraveler(made, days, addDays(today, 30));
      },
      async travel(traveler, server) {
        const office = offices.get(server);
        if (office === undefined) throw new Error('Nobody is in the office');
        await travelQuote(traveler, { server, office, photo, mail });
      },
      acknowledged: ({ told }) => told,
      expectKept,
    },
    points,
  ).finally(() => mail.close());
  expectOneEach(dataDir, people);
  rmSync(dataDir, { recursive: true });
  return killed;
}

/** Every acknowledged fact is still there; every charge is confirmed, soon and automatically. */
async function expectKept(traveler: QuoteTraveler, { origin }: MortalServer): Promise<void> {
  const { receipt, photoIds } = traveler;
  if (receipt === undefined) return;
  const call = createClient({ origin });
  const { code, quoteToken } = receipt;
  const read = () => call('getQuote', { params: { code }, quoteToken });
  const quote = await read();
  const lost = (what: string) => new Error(`${code} was ${traveler.told}, and ${what}`);
  for (const [index, id] of photoIds.entries()) {
    if (isBefore(traveler, index === 0 ? 'one photo' : 'two photos')) continue;
    const shown = quote.photos.find((photo) => photo.id === id);
    if (shown === undefined) throw lost(`photo ${index + 1} is gone`);
    for (const address of [shown.small, shown.large])
      if (!(await fetch(origin + address)).ok) throw lost(`photo ${index + 1} lacks a file`);
  }
  if (!isBefore(traveler, 'sent') && quote.versions.length !== 1) throw lost('has no price');
  if (!isBefore(traveler, 'accepted') && quote.status !== 'accepted') throw lost(`is ${quote.status}`);
  if (isBefore(traveler, 'charged')) return;
  const deadline = Date.now() + settlesWithinMs;
  while ((await read()).booking?.status !== 'confirmed') {
    if (Date.now() > deadline) throw lost('does not settle');
    await wait(50);
  }
  const { trackingCode = '', manageToken = null } = quote.booking ?? {};
  if (manageToken === null) throw lost('has no booking');
  const { visits, balance } = await call('getBookingDetails', {
    params: { code: trackingCode },
    bookingToken: manageToken,
  });
  if (!isBefore(traveler, 'planned') && visits?.length !== 3) throw lost(`has ${visits?.length ?? 0} visits`);
  if (!isBefore(traveler, 'paid') && balance !== 0) throw lost(`owes ${balance}`);
}

/** Rows of one customer, counted. */
interface OwnRows {
  quotes: number;
  acceptances: number;
  standing: number;
  bookings: number;
  status: string;
  bill: number;
  total: number;
  deposits: number;
  balances: number;
  received: number;
  visits: number;
  days: number;
}

/** One of everything for each customer, paid to the cent; both files of each photo; and no damage to either database. */
function expectOneEach(dataDir: string, travelers: readonly QuoteTraveler[]): void {
  const shop = new Sqlite(join(dataDir, 'tintforge.sqlite'), { readonly: true });
  const provider = new Sqlite(join(dataDir, 'stripe-emulator.sqlite'), { readonly: true });
  for (const file of [shop, provider]) {
    const damage = file.pragma('integrity_check', { simple: true });
    if (damage !== 'ok') throw new Error(`A file is damaged: ${damage}`);
  }
  const orphans = shop.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${orphans.length} rows belong to nothing`);
  const ownOf = shop.prepare<[{ email: string }], OwnRows>(
    `with own as (select * from bookings where customer_email = :email), money as (select * from payments where booking_id in (select id from own) and status = 'succeeded'), asked as (select id from quotes where customer_email = :email)
     select (select count(*) from asked) as quotes,
      (select count(*) from quote_acceptances where quote_id in asked) as acceptances,
      (select count(*) from quote_acceptances where quote_id in asked and ended_at is null) as standing,
      (select count(*) from own) as bookings, (select status from own) as status,
      (select bill_cents from own) as bill, (select total_cents from own) as total,
      (select count(*) from money where id = (select upfront_payment_id from own) and received_cents = (select upfront_cents from own)) as deposits,
      (select count(*) from money where id <> (select upfront_payment_id from own)) as balances,
      (select sum(received_cents) from money) as received,
      (select count(*) from visits where booking_id in (select id from own)) as visits,
      (select count(distinct date) from crew_cells where booking_id in (select id from own)) as days`,
  );
  for (const { email, receipt } of travelers) {
    const own = ownOf.get({ email });
    const { status, bill, total, received, ...counts } = own ?? ({} as OwnRows);
    const wanted = {
      quotes: 1,
      acceptances: 1,
      standing: 1,
      bookings: 1,
      deposits: 1,
      balances: 1,
      visits: 3,
      days: 3,
    };
    if (JSON.stringify(Object.entries(counts).sort()) !== JSON.stringify(Object.entries(wanted).sort()))
      throw new Error(`${email} has ${JSON.stringify(counts)}`);
    if (status !== 'confirmed' || bill !== total || received !== total)
      throw new Error(`${email} is ${status}, billed ${bill} and paid ${received} of ${total}`);
    if (receipt === undefined) throw new Error(`${email} has no receipt`);
  }
  const charged = provider
    .prepare(
      `select sum(document ->> '$.amount_received') from paymentIntents where document ->> '$.metadata.booking_id' in (select value from json_each(?))`,
    )
    .pluck();
  const ids = shop
    .prepare(`select id from bookings where quote_id is not null and customer_email like 'quoted%'`)
    .pluck()
    .all();
  const total = shop
    .prepare(`select sum(total_cents) from bookings where quote_id is not null and customer_email like 'quoted%'`)
    .pluck()
    .get();
  if (charged.get(JSON.stringify(ids)) !== total) throw new Error('The provider charged another sum than the bookings');
  expectFiles(dataDir, shop, travelers.length * 2);
  shop.close();
  provider.close();
}

function expectFiles(dataDir: string, shop: Sqlite.Database, count: number): void {
  const photos = shop
    .prepare<[], { id: string; quoteId: string }>(
      `select id, quote_id as quoteId from quote_photos where status = 'stored' and quote_id in (select id from quotes where customer_email like 'quoted%')`,
    )
    .all();
  if (photos.length !== count) throw new Error(`${photos.length} of ${count} photos are stored`);
  for (const photo of photos)
    for (const size of ['large', 'small'] as const)
      if (statSync(join(dataDir, 'photos', photoFile(photo, size))).size === 0) throw new Error('A photo is empty');
}
