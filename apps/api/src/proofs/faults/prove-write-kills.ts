import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import Sqlite from 'better-sqlite3';
import { openMailServer } from '../../testing/mail-server';
import { sampleShop } from '../../testing/sample-shop';
import { bundleServer } from '../../testing/server-process';
import { freeStarts, type WantedStart } from '../kills/buyers';
import { expectKept } from '../kills/expect-kept';
import { type KilledSteps, killAtSteps, type Points } from './kill-at-steps';
import { type MortalServer, startMortal } from './mortal-server';
import { mailsFor, mailsOfJourney, type Traveler, travel } from './write-journey';

/** Longer than any lease of a process that was killed. */
const aheadMs = 5 * 60_000;

/** Writes that the kills interrupted. */
export interface WriteKillsReport extends KilledSteps {
  /** Emails received more than once, under the same Message-ID. */
  repeated: number;
}

/**
 * Takes one customer after another from hold to the balance of an added extra, with a kill at another write step for each.
 * Rejects when an acknowledged fact is lost, a charge doesn't settle automatically, a customer has two bookings, is charged
 * twice or gets an email of two kinds, or when the files are damaged.
 */
export async function proveWriteKills(points: Points): Promise<WriteKillsReport> {
  const file = await bundleServer('testing/serve-mortal.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'tintforge-write-kills-'));
  const mail = await openMailServer();
  let now = Date.now();
  let [made, starts] = [0, undefined as WantedStart[] | undefined];
  const { people, ...killed } = await killAtSteps<Traveler>(
    {
      begin() {
        now += aheadMs;
        return startMortal({ file, dataDir, smtpUrl: mail.smtpUrl, now });
      },
      async next(server) {
        if (starts === undefined) takeDeposits(dataDir);
        starts ??= await startsOf(server, now);
        made += 1;
        return travelerTo(starts, made - 1);
      },
      travel: (traveler, server) => travel(traveler, server, mail),
      acknowledged: ({ acknowledged }) => acknowledged?.as,
      async expectKept({ acknowledged }, server) {
        if (acknowledged !== undefined) await expectKept(server, [acknowledged]);
      },
    },
    points,
  ).finally(() => mail.close());
  expectOneEach(dataDir, people);
  for (const traveler of people) {
    const mails = new Set(mailsFor(traveler, mail));
    if (mails.size !== mailsOfJourney) throw new Error(`${traveler.email} got ${mails.size} emails`);
  }
  rmSync(dataDir, { recursive: true });
  const repeated = people.reduce((sum, traveler) => sum + mailsFor(traveler, mail).length - mailsOfJourney, 0);
  return { ...killed, repeated };
}

/** The shop takes a fifth of each price at booking. */
function takeDeposits(dataDir: string): void {
  const shop = new Sqlite(join(dataDir, 'tintforge.sqlite'));
  shop.exec(`insert into settings (key, value) values ('depositPercent', '20')`);
  shop.close();
}

/** The demo itself has bookings on the days before. */
const daysOfDemo = 10;

/**
 * Two starts of each crew's day after the demo's, those of the first crews first: the clock advances by minutes with each
 * restart of the server.
 */
async function startsOf({ origin }: MortalServer, now: number): Promise<WantedStart[]> {
  const today = localMoment(now).date;
  const starts = (await freeStarts(origin, { today })).filter(
    ({ appointmentDate }) => appointmentDate >= addDays(today, daysOfDemo),
  );
  const crewsAt = ({ zip }: WantedStart) => catalogue.regions[sampleShop.zips.indexOf(zip)]?.initialCrews ?? 0;
  const mostCrews = Math.max(...catalogue.regions.map(({ initialCrews }) => initialCrews));
  return Array.from({ length: mostCrews }, (_, crews) => starts.filter((start) => crewsAt(start) > crews)).flat();
}

function travelerTo(starts: readonly WantedStart[], number: number): Traveler {
  const start = starts[number];
  if (start === undefined) throw new Error('There are not so many free starts');
  const email = `traveler${number}@tintforge.example`;
  return { start, email, phone: `813${String(3_000_000 + number)}`, key: randomUUID() };
}

/** One booking, its bill paid once, and its half hours, for each customer; and no damage to either file. */
function expectOneEach(dataDir: string, travelers: readonly Traveler[]): void {
  const shop = new Sqlite(join(dataDir, 'tintforge.sqlite'), { readonly: true });
  const provider = new Sqlite(join(dataDir, 'stripe-emulator.sqlite'), { readonly: true });
  for (const file of [shop, provider]) {
    const damage = file.pragma('integrity_check', { simple: true });
    if (damage !== 'ok') throw new Error(`A file is damaged: ${damage}`);
  }
  const orphans = shop.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${orphans.length} rows belong to nothing`);
  const ownOf = shop.prepare<
    [string],
    {
      id: string;
      status: string;
      cents: number;
      bill: number;
      isDeposit: number;
      received: number;
      cells: number;
    }
  >(
    `select id, status, total_cents as cents, bill_cents as bill,
      (select received_cents = upfront_cents and upfront_cents < total_cents from payments
        where id = upfront_payment_id) as isDeposit,
      (select sum(received_cents) from payments where booking_id = bookings.id) as received,
      (select count(*) from crew_cells where booking_id = bookings.id) as cells
     from bookings where customer_email = ?`,
  );
  const takenFor = provider
    .prepare<[string], number>(
      `select sum(document ->> '$.amount_received') from paymentIntents where document ->> '$.metadata.booking_id' = ?`,
    )
    .pluck();
  for (const { email } of travelers) {
    const [own, ...others] = ownOf.all(email);
    if (own === undefined || others.length > 0) throw new Error(`${email} has ${others.length + 1} bookings`);
    const { id, status, cents, bill, isDeposit, received, cells } = own;
    const taken = takenFor.get(id);
    if (bill !== cents || isDeposit !== 1)
      throw new Error(`${email} is billed ${bill} of ${cents}, or without its deposit`);
    if (status !== 'confirmed' || received !== cents || taken !== cents || cells === 0)
      throw new Error(
        `${email} is ${status}, paid ${received} and was charged ${taken} of ${cents}, with ${cells} cells`,
      );
  }
  shop.close();
  provider.close();
}
