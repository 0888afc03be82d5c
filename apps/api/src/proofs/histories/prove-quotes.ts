import type { ErrorCode, QuoteView, StaffQuote } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { addDays, dollarsFromCents } from '@tintforge/booking-core';
import { localMoment } from '@tintforge/content/clock';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { prepared } from '../../db/client';
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from '../../db/schema';
import { quoteEventsOf } from '../../features/quotes';
import { countlessHolds } from '../../testing/countless-holds';
import { type LoggedIn, loggedIn } from '../../testing/logged-in';
import { draftOf, requestQuote } from '../../testing/sample-quote';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { checkQuoteBookings, checkQuotesAtRest } from './check-quote-bookings';
import { checkQuote } from './check-quotes';
import { deliverSome } from './deliver-some';
import { observe } from './observe';
import { actOnQuoteBooking } from './quote-booking-acts';
import { type QuoteAction, type QuoteStep, quoteHistories } from './quote-steps';
import { tellOutcome } from './tell-outcome';
import { BrokenInvariant, FailedHistory } from './world';

/** A quote as its customer and staff last saw it. */
interface QuoteTicket {
  code: string;
  quoteToken: string;
  seen: { number: number; total: number };
  version: number;
}

interface QuoteWorld {
  shop: TestShop;
  office: LoggedIn;
  tickets: QuoteTicket[];
  /** Sent versions as they were first observed. */
  seen: Map<string, string>;
  trace: string[];
}

const hour = 3_600_000;
const names = ['Sample Customer', 'Other Customer', 'Third Customer'] as const;

/** Lives through random histories of quotes; the same seed gives the same ones. Rejects with what was broken, and its steps. */
export async function proveQuotes({
  count,
  seed,
  isShortened = true,
}: {
  count: number;
  seed: number;
  isShortened?: boolean;
}): Promise<void> {
  const property = fc.asyncProperty(quoteHistories, async (steps) => void (await runQuoteHistory(steps)));
  const outcome = await fc.check(property, { numRuns: count, seed, endOnFailure: !isShortened });
  if (!outcome.failed) return;
  const { errorInstance, counterexamplePath } = outcome;
  throw new Error(`Quotes, seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`, {
    cause: errorInstance,
  });
}

/** Runs a history of quotes in a separate shop; resolves to its outcome in words. Rejects with what was broken. */
export async function runQuoteHistory(steps: readonly QuoteStep[]): Promise<string> {
  const shop = await openTestShop({ limits: { holds: countlessHolds } });
  const world: QuoteWorld = {
    shop,
    office: await loggedIn(shop, { role: 'office' }),
    tickets: [],
    seen: new Map(),
    trace: [],
  };
  try {
    await take(world, { kind: 'request' });
    for (const step of steps) {
      await take(world, step);
      await checkAll(world);
    }
    await rest(world);
    return tellOutcome(world.trace, await observe(shop));
  } catch (error) {
    throw error instanceof BrokenInvariant ? error : new FailedHistory(error, world.trace);
  } finally {
    await shop.close();
  }
}

/** Lets everything end that waits: holds, webhooks, payments, refunds. */
async function rest(world: QuoteWorld): Promise<void> {
  const { shop } = world;
  for (let round = 0; round < 3; round += 1) {
    shop.clock.advance(80 * hour);
    await shop.emulator.webhooks.deliverDue();
    await runJobs(shop);
  }
  await checkAll(world);
  checkQuotesAtRest(await observe(shop), mustOf(world));
}

async function runJobs(shop: TestShop): Promise<void> {
  await shop.runReconciler();
  await shop.runExpiry();
  await shop.runUnwanted();
  await shop.runRefunds();
}

async function take(world: QuoteWorld, step: QuoteStep): Promise<void> {
  const actions = step.kind === 'together' ? [step.first, step.second] : [step];
  if (actions.length > 1) world.trace.push('together:');
  await Promise.all(
    actions.map(async (action) => {
      const words = JSON.stringify(action);
      try {
        world.trace.push(`${words} → ${await perform(world, action)}`);
      } catch (error) {
        world.trace.push(`${words} → ${String(error)}`);
        throw error;
      }
    }),
  );
}

/** Performs one action; resolves to a description of its outcome. Rejects only with what must not happen. */
async function perform(world: QuoteWorld, action: QuoteAction): Promise<string> {
  const { shop } = world;
  if (action.kind === 'request') {
    const receipt = await requestQuote(shop);
    world.tickets.push({ ...receipt, seen: { number: 1, total: 0 }, version: 1 });
    return receipt.code;
  }
  if (action.kind === 'wait') {
    shop.clock.advance(action.hours * hour);
    // Staff log in again when their session has ended.
    world.office = await loggedIn(shop, { role: 'office' });
    return 'later';
  }
  if (action.kind === 'jobs') {
    await runJobs(shop);
    return 'done';
  }
  if (action.kind === 'deliver') return deliverSome(shop.emulator.webhooks, action);
  const ticket = world.tickets[action.which % world.tickets.length];
  if (ticket === undefined) return 'nothing';
  return actOn(world, ticket, action);
}

/** Refusals of staff: someone else was first, or the quote's state doesn't lead there. */
const staffRefusals = ['changed_meanwhile', 'quote_closed', 'already_accepted', 'quote_changed'] as const;

async function actOn(
  world: QuoteWorld,
  ticket: QuoteTicket,
  action: Exclude<QuoteAction, { kind: 'request' | 'wait' | 'jobs' | 'deliver' }>,
): Promise<string> {
  const { shop, office } = world;
  const { code, quoteToken } = ticket;
  const params = { code };
  const today = localMoment(shop.clock.now()).date;
  const byCustomer = { params, quoteToken };
  if ('belief' in action && action.belief === 'fresh') await look(world, ticket);
  const { version } = ticket;
  const { number, total } = ticket.seen;
  const asStaff = (tolerated: readonly ErrorCode[], act: () => Promise<StaffQuote>) =>
    tolerate([...staffRefusals, ...tolerated], async () => {
      const after = await act();
      ticket.version = after.version;
      return after.status;
    });
  switch (action.kind) {
    case 'look':
      await look(world, ticket);
      return `${ticket.seen.number}`;
    case 'draft': {
      const lines = action.lines.map(([quantity, cents], index) => ({
        name: `Line ${index}`,
        unit: 'hour' as const,
        quantity: quantity / 100,
        unitPrice: dollarsFromCents(cents),
        listId: null,
        panes: null,
      }));
      const works = lines.map((line, index) => ({ title: `Area ${index}`, lines: [line] }));
      const discount = { kind: 'share', percent: action.discountBp / 100 } as const;
      const { depositPercent } = action;
      const draft = draftOf(1, { works, discount, depositPercent, goodThrough: addDays(today, action.days) });
      return asStaff([], () => office.staff('saveQuoteDraft', { params, body: { version, draft } }));
    }
    case 'discard':
      return asStaff([], () => office.staff('saveQuoteDraft', { params, body: { version, draft: null } }));
    case 'send':
      // The day of the draft may have passed.
      return asStaff(['invalid_value'], () => office.staff('sendQuote', { params, body: { version } }));
    case 'extend': {
      const body = { version, goodThrough: addDays(today, action.days) };
      return asStaff(['invalid_value', 'draft_open'], () => office.staff('extendQuote', { params, body }));
    }
    case 'accept for': {
      const place = { street: '', city: 'Tampa', preferredDays: [], how: 'phone' as const, note: '' };
      const body = { version, number, name: names[0], ...place };
      return asStaff([], () => office.staff('acceptQuoteFor', { params, body }));
    }
    case 'end':
      // Its booking may be paid, or just being paid.
      return asStaff(['not_possible', 'already_paid', 'payment_unknown'], () =>
        office.staff('endQuoteAcceptance', { params, body: { version, note: 'A mistake' } }),
      );
    case 'mark': {
      const body = { version, status: action.status, note: '' };
      return asStaff([], () => office.staff('markQuote', { params, body }));
    }
    case 'accept': {
      const name = names[action.name] ?? names[0];
      const body = { number, total, name, street: '12 Sample Street', city: 'Tampa', preferredDays: [] };
      const refusals = ['quote_changed', 'quote_expired', 'quote_closed', 'already_accepted'] as const;
      return tolerate(refusals, async () => {
        const { acceptance } = await shop.call('acceptQuote', { ...byCustomer, body });
        // Staff may have ended it before it was read.
        const isOwn = acceptance === null || (acceptance.name === name && acceptance.number === number);
        if (!isOwn) throw new BrokenInvariant(`${code} was accepted as ${JSON.stringify(acceptance)}`, world.trace);
        return 'accepted';
      });
    }
    case 'change':
      return byCustomerAct(() => shop.call('askQuoteChange', { ...byCustomer, body: { number, text: 'Less' } }));
    case 'renew':
      return byCustomerAct(() => shop.call('renewQuote', { ...byCustomer, body: { number } }));
    case 'decline':
      return byCustomerAct(() => shop.call('declineQuote', { ...byCustomer, body: { reason: 'price' } }));
    default:
      return actOnQuoteBooking(shop, { view: await shop.call('getQuote', byCustomer), action });
  }
}

function byCustomerAct(act: () => Promise<QuoteView>): Promise<string> {
  return tolerate(['quote_changed', 'quote_closed'], async () => (await act()).status);
}

/** Both see the quote as it is. */
async function look({ shop, office }: QuoteWorld, ticket: QuoteTicket): Promise<void> {
  const params = { code: ticket.code };
  const { versions } = await shop.call('getQuote', { params, quoteToken: ticket.quoteToken });
  const current = versions.at(-1);
  if (current !== undefined) ticket.seen = { number: current.number, total: current.total };
  ticket.version = (await office.staff('getStaffQuote', { params })).version;
}

async function tolerate(codes: readonly ErrorCode[], act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    const code = error instanceof ApiError ? error.body?.code : undefined;
    if (code !== undefined && codes.includes(code)) return code;
    throw error;
  }
}

function mustOf({ trace }: QuoteWorld) {
  return (claim: boolean, problem: string) => {
    if (!claim) throw new BrokenInvariant(problem, trace);
  };
}

const everyQuote = prepared((connection) => connection.select().from(quotes).prepare());

function isOfQuote({ quoteId }: typeof quoteVersions | typeof quoteLines | typeof quoteAcceptances) {
  return eq(quoteId, sql.placeholder('quoteId'));
}

const versionsOf = prepared((connection) =>
  connection.select().from(quoteVersions).where(isOfQuote(quoteVersions)).orderBy(asc(quoteVersions.number)).prepare(),
);
const linesOf = prepared((connection) =>
  connection.select().from(quoteLines).where(isOfQuote(quoteLines)).orderBy(asc(quoteLines.position)).prepare(),
);
const acceptancesOf = prepared((connection) =>
  connection.select().from(quoteAcceptances).where(isOfQuote(quoteAcceptances)).prepare(),
);

async function checkAll(world: QuoteWorld): Promise<void> {
  const { shop, seen } = world;
  const { connection } = shop.database;
  const must = mustOf(world);
  const bookings = await observe(shop);
  for (const row of await everyQuote(connection).all()) {
    const of = { quoteId: row.id };
    const [versions, lines, acceptances, events] = await Promise.all([
      versionsOf(connection).all(of),
      linesOf(connection).all(of),
      acceptancesOf(connection).all(of),
      quoteEventsOf(connection, row.id),
    ]);
    const observed = { row, versions, lines, acceptances, events };
    checkQuote(observed, { seen, must });
    checkQuoteBookings(observed, { bookings, must });
  }
}
